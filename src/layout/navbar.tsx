import { LuMenu, LuSearch } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { LanguagePicker } from '@/features/translation';
import { classNames } from '@/lib/class-names';
import { useTheme } from '@/lib/use-theme';
import { brand } from '@/site/brand';
import { barLinks, homeLink } from '@/site/navigation';
import { paths } from '@/site/paths';
import { BarButton } from '@/ui/bar-button';
import { Logo } from '@/ui/logo';
import { ThemeSwitch } from '@/ui/theme-switch';
import { AccountMenu } from './account-menu';
import { BarLink } from './bar-link';
import { DropMenu } from './drop-menu';
import { SearchBox } from './search-box';
import { useScrolled } from './use-scrolled';

interface NavbarProps {
  readonly onMenu: () => void;
  readonly onSearch: () => void;
}

export function Navbar({ onMenu, onSearch }: NavbarProps) {
  const scrolled = useScrolled();
  const [theme, setTheme] = useTheme();
  return (
    <header
      className={classNames(
        'sticky top-0 z-40 border-b px-gutter transition-colors duration-base print:static',
        scrolled ? 'border-border bg-surface/80 backdrop-blur-md' : 'border-transparent bg-transparent',
      )}
    >
      <div className="mx-auto flex h-16 max-w-content items-center gap-2">
        <Link to={paths.home} aria-label={`${brand.name} home`} className="me-2 flex rounded-control xl:me-4">
          <Logo name={brand.name} />
        </Link>
        <nav aria-label="Main" className="hidden items-center lg:flex">
          <BarLink {...homeLink} />
          <DropMenu />
          {barLinks.map((link) => (
            <BarLink key={link.to} {...link} />
          ))}
        </nav>
        <div className="ms-auto hidden items-center gap-2 lg:flex">
          <SearchBox onOpen={onSearch} />
          <ThemeSwitch value={theme} onChange={setTheme} />
          <LanguagePicker />
          <AccountMenu />
        </div>
        <div className="ms-auto -me-2 flex items-center lg:hidden">
          <BarButton label="Search" icon={LuSearch} onClick={onSearch} />
          <BarButton label="Menu" icon={LuMenu} aria-haspopup="dialog" onClick={onMenu} />
        </div>
      </div>
    </header>
  );
}
