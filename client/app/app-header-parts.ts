import { MobileBanner } from '../frame/app-banner/mobile-banner';
import type { HeaderParts } from '../frame/header-items/header-parts';
import { headerParts } from './header-parts';

/** Parts of the header on pages of the app. */
export const appHeaderParts: HeaderParts = { ...headerParts, MobileBanner };
