import { MobileBanner } from '../frame/app-banner/mobile-banner';
import type { HeaderParts } from '../frame/header-items/header-parts';
import { SiteLink } from '../frame/header-items/site-link';
import { headerParts } from './header-parts';

/** Parts of the header on pages of the app. */
export const appHeaderParts: HeaderParts = { ...headerParts, MobileBanner, SiteLink };
