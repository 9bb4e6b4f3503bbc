import { lazyScreen } from '../../shared/lazy-screen';

/** The parts of Home that the header shows on other pages. */
export const InboxPanel = lazyScreen< object >( () =>
	import( /* webpackChunkName: "inbox-panel" */ './inbox/inbox-section' ).then( ( { InboxSection } ) => ( { default: InboxSection } ) )
);

export const SetupPanel = lazyScreen< object >( () =>
	import( /* webpackChunkName: "setup-panel" */ './panels/setup-panel' ).then( ( module ) => ( { default: module.SetupPanel } ) )
);
