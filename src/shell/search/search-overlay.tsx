import { Dialog } from '@/ui/dialog';

interface SearchOverlayProps {
  readonly question?: string | undefined;
  readonly onClose: () => void;
}

export default function SearchOverlay({ question, onClose }: SearchOverlayProps) {
  return (
    <Dialog onClose={onClose} aria-label="Search">
      <input type="search" aria-label="Search" defaultValue={question} />
    </Dialog>
  );
}
