/** Position of an element in the main area: its name, corner and size in CSS pixels. */
export interface Place {
	readonly name: string;
	/** Left, top, width, height. */
	readonly box: readonly [ number, number, number, number ];
}

/** Facts that the browser sees of a page once it is quiet. */
export interface SeenFacts {
	readonly title: string;
	/** Main heading in the header of the app. */
	readonly heading: string;
	/** Entries of the menu that are marked as open or current, each with its classes. */
	readonly menu: readonly string[];
	readonly bodyClasses: readonly string[];
	/** Names of the links and buttons in the header of the app. */
	readonly headerItems: readonly string[];
	readonly tasks: readonly string[];
	readonly notes: readonly string[];
	/** Lines of text of the main area. */
	readonly text: readonly string[];
	/** The first elements of the main area that show text, an image or a control. */
	readonly places: readonly Place[];
}

/** Facts about a page that was opened once. */
export interface PageFacts extends SeenFacts {
	/** Final address of the page, without host and nonces. */
	readonly address: string;
	readonly status: string;
	/** One line when something was still loading as the page was read: what differs then may be chance. */
	readonly loading: readonly string[];
	readonly pageErrors: readonly string[];
	readonly console: readonly string[];
	/** Requests to the store that failed. */
	readonly failedRequests: readonly string[];
}

/** The facts of a page that was opened, or the reason why that failed. */
export type Visit = { readonly facts: PageFacts } | { readonly failure: string };
