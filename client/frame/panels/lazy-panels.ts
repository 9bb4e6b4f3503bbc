import type { ReactNode } from 'react';
import { lazyScreen } from '../../shared/lazy-screen';

/** Code and data of a panel are loaded when it is opened for the first time. */
export const ActivityPanel = lazyScreen< { readonly onOpened: () => void; readonly children: ReactNode } >( () =>
	import( /* webpackChunkName: "activity-panel" */ './activity-panel' ).then( ( module ) => ( { default: module.ActivityPanel } ) )
);

export const HelpPanel = lazyScreen< { readonly task: string | undefined } >( () =>
	import( /* webpackChunkName: "help-panel" */ './help-panel' ).then( ( module ) => ( { default: module.HelpPanel } ) )
);
