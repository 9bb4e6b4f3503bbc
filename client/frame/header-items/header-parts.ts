import type { ComponentType } from 'react';
import type { SiteLink } from './visible-items';

/** The components of the header that the app passes in: those of other islands, because islands never import each other, and those that only some pages have. */
export interface HeaderParts {
	/** Like in the host, only pages of the app have it. */
	readonly MobileBanner?: ComponentType;
	/** The link to the page that customers see. Only pages of the app have it. */
	readonly SiteLink?: ComponentType< { readonly kind: SiteLink } >;
	/** Gets the number of set-up steps that are left. */
	readonly Reminder: ComponentType< { readonly stepsLeft: number } >;
	readonly ActivityPanel: ComponentType< { readonly onOpened: () => void } >;
	readonly HelpPanel: ComponentType< { readonly task: string | undefined } >;
	readonly ProductFeedback: ComponentType< { readonly onClose: () => void } >;
	readonly SetupPanel: ComponentType;
	/** The last saves of settings, on settings pages. */
	readonly HistoryPanel: ComponentType;
}
