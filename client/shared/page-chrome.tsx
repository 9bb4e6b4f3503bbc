import { createContext, useContext, useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Parts of the header that a screen may set. */
export interface Heading {
	readonly title: string;
	/** The address of the back link, absolute or relative to wp-admin. */
	readonly backHref?: string | undefined;
	readonly backLabel?: string | undefined;
}

interface PageChrome {
	readonly heading: Heading | undefined;
	readonly setHeading: ( heading: Heading | undefined ) => void;
	readonly actionsElement: HTMLElement | null;
	readonly setActionsElement: ( element: HTMLElement | null ) => void;
}

const PageChromeContext = createContext< PageChrome >( {
	heading: undefined,
	setHeading: () => {},
	actionsElement: null,
	setActionsElement: () => {},
} );

/** Connects screens with the header. The app renders it around all pages. */
export function PageChromeProvider( { children }: { readonly children: ReactNode } ): ReactElement {
	const [ heading, setHeading ] = useState< Heading | undefined >();
	const [ actionsElement, setActionsElement ] = useState< HTMLElement | null >( null );
	const chrome = useMemo( () => ( { heading, setHeading, actionsElement, setActionsElement } ), [ heading, actionsElement ] );
	return <PageChromeContext.Provider value={ chrome }>{ children }</PageChromeContext.Provider>;
}

/** For the header: the place for the actions of screens. */
export function HeaderActionsPlace(): ReactElement {
	const { setActionsElement } = useContext( PageChromeContext );
	return <div className="store-admin-header__actions" ref={ setActionsElement } />;
}

/** For the layout: the heading that the current screen has set. */
export function usePageChrome(): PageChrome {
	return useContext( PageChromeContext );
}

/** Replaces the title in the header while it is mounted, and may add a back link. Renders nothing itself. */
export function PageHeading( { title, backHref, backLabel }: Heading ): null {
	const { setHeading } = useContext( PageChromeContext );
	useEffect( () => {
		setHeading( { title, backHref, backLabel } );
		return () => setHeading( undefined );
	}, [ setHeading, title, backHref, backLabel ] );
	return null;
}

/** Shows its children at the end of the header. */
export function HeaderActions( { children }: { readonly children: ReactNode } ): ReactElement | null {
	const { actionsElement } = useContext( PageChromeContext );
	return actionsElement && createPortal( children, actionsElement );
}
