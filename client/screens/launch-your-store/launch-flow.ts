import type { VisitorView } from '@store-admin/data';

/** What happens between the press on the button and the next step. */
export interface LaunchFlow {
	/** `saving` until the store is visible, `looking` until it is known what visitors get. */
	readonly phase: 'ready' | 'saving' | 'looking';
	/** From the press on the button until it is known what visitors get. A later check of that is no launch. */
	readonly isLaunching: boolean;
	/** What visitors get; undefined until somebody looked. */
	readonly visitors: VisitorView | undefined;
	/** Whether the owner wants the test orders removed. */
	readonly removesTestOrders: boolean;
}

export type LaunchEvent =
	| { readonly type: 'chosen'; readonly removesTestOrders: boolean }
	| { readonly type: 'started' }
	| { readonly type: 'refused' }
	| { readonly type: 'looking' }
	| { readonly type: 'looked'; readonly visitors: VisitorView };

export const FIRST_FLOW: LaunchFlow = { phase: 'ready', isLaunching: false, visitors: undefined, removesTestOrders: false };

/** The state of the flow after an event. An event that does not fit the phase changes nothing. */
export function launchReducer( flow: LaunchFlow, event: LaunchEvent ): LaunchFlow {
	switch ( event.type ) {
		case 'chosen':
			return flow.phase === 'ready' ? { ...flow, removesTestOrders: event.removesTestOrders } : flow;
		case 'started':
			return flow.phase === 'ready' ? { ...flow, phase: 'saving', isLaunching: true, visitors: undefined } : flow;
		case 'refused':
			return flow.phase === 'saving' ? { ...flow, phase: 'ready', isLaunching: false } : flow;
		case 'looking':
			return { ...flow, phase: 'looking' };
		case 'looked':
			return { ...flow, phase: 'ready', isLaunching: false, visitors: event.visitors };
	}
}

/**
 * What visitors of the store get, from what they get on some of its pages: hidden when one page is, and unknown when one could not be
 * read, because caches keep each page by itself.
 *
 * @param views One view per page.
 */
export function joinViews( views: readonly VisitorView[] ): VisitorView {
	return ( [ 'coming-soon', 'unknown' ] as const ).find( ( view ) => views.includes( view ) ) ?? 'live';
}
