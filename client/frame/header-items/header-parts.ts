import type { ComponentType } from 'react';

/** The components of other islands that the header shows. The app passes them in, because islands never import each other. */
export interface HeaderParts {
	/** Like in the host, only pages of the app have it. */
	readonly MobileBanner?: ComponentType;
	/** Gets the number of set-up steps that are left. */
	readonly Reminder: ComponentType< { readonly stepsLeft: number } >;
	readonly ActivityPanel: ComponentType< { readonly onOpened: () => void } >;
	readonly HelpPanel: ComponentType< { readonly task: string | undefined } >;
	readonly ProductFeedback: ComponentType< { readonly onClose: () => void } >;
	readonly SetupPanel: ComponentType;
	/** The last saves of settings, on settings pages. */
	readonly HistoryPanel: ComponentType;
}
