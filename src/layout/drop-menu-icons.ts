import type { IconType } from 'react-icons';
import {
  LuBuilding2,
  LuCircleHelp,
  LuLayers,
  LuNewspaper,
  LuShieldCheck,
  LuSparkles,
  LuTag,
} from 'react-icons/lu';
import type { DropMenuId } from '@/site/navigation';

export const dropMenuIcons = {
  about: LuBuilding2,
  faqs: LuCircleHelp,
  blog: LuNewspaper,
  privacy: LuShieldCheck,
  services: LuLayers,
  features: LuSparkles,
  pricing: LuTag,
} as const satisfies Record<DropMenuId, IconType>;
