import { lazyScreen } from '../../shared/lazy-screen';

/** The parts of Home that the header shows on other pages too. */
export const InboxPanel = lazyScreen( () => import( /* webpackChunkName: "inbox-panel" */ './inbox/inbox-section' ), 'InboxSection' );

export const SetupPanel = lazyScreen( () => import( /* webpackChunkName: "setup-panel" */ './panels/setup-panel' ), 'SetupPanel' );
