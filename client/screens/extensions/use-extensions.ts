import { useEffect, useMemo, useState } from 'react';
import { mapRemote, PENDING, useSubscriptions, type RemoteData, type Subscription } from '@store-admin/data';
import { navigateTo, useQuery } from '@store-admin/navigation';
import { getFacts } from '@store-admin/settings';
import { useCounts } from './catalogue/use-catalogue';
import { extensionsManifest } from './manifest';
import { hrefOf, placeOf, type Kind, type Place } from './place';

/** A request is sent when nothing was typed for this time. */
const PAUSE_MS = 400;

export interface ExtensionsHook {
	readonly place: Place;
	/** What is typed in the search; the address follows after a pause. */
	readonly typed: string;
	readonly type: ( text: string ) => void;
	/** Searches for what is typed at once. */
	readonly search: () => void;
	readonly counts: Readonly< Partial< Record< Kind, number > > >;
	/** Ids of installed products of the catalogue; none while they are not known. */
	readonly installed: ReadonlySet< string >;
	/** Number of them that have an update. */
	readonly updates: number;
	/** Subscriptions of the connected account; pending without an account. */
	readonly subscriptions: RemoteData< readonly Subscription[] >;
}

const NONE: ReadonlySet< string > = new Set();

/** A search from a view without products shows extensions. */
function searchIn( place: Place, term: string ): Place {
	const isList = place.tab !== 'discover' && place.tab !== 'my-subscriptions';
	return { ...place, tab: isList || term === '' ? place.tab : 'extensions', term, category: '', previews: '', installs: '' };
}

/** State of the screen: the place is in the address, and what is typed goes there after a pause. */
export function useExtensions(): ExtensionsHook {
	const place = placeOf( useQuery() );
	const [ draft, setDraft ] = useState< string | undefined >();
	const { remote } = useSubscriptions();
	const typed = draft ?? place.term;
	const target = hrefOf( searchIn( place, typed.trim() ) );
	const isNew = draft !== undefined && draft.trim() !== place.term;
	useEffect( () => {
		if ( ! isNew ) {
			return undefined;
		}
		const timer = setTimeout( () => navigateTo( { url: target } ), PAUSE_MS );
		return () => clearTimeout( timer );
	}, [ isNew, target ] );
	// After Back or a press on "Show all", the field shows the words of the address again.
	useEffect( () => setDraft( undefined ), [ place.term ] );
	const installed = remote.status === 'ready' ? remote.data.filter( ( { local } ) => local.installed ) : [];
	const { isConnected } = getFacts( extensionsManifest ).account;
	// What has no key is not of the account: it is installed without a subscription, or the account did not answer.
	const subscriptions = useMemo(
		() => ( isConnected ? mapRemote( remote, ( all ) => all.filter( ( { product_key: key } ) => key !== '' ) ) : PENDING ),
		[ isConnected, remote ]
	);
	return {
		place,
		typed,
		type: setDraft,
		search: () => ( isNew ? navigateTo( { url: target } ) : undefined ),
		counts: useCounts( place.term ),
		subscriptions,
		updates: installed.filter( ( { has_update: hasUpdate } ) => hasUpdate ).length,
		installed: installed.length > 0 ? new Set( installed.map( ( { product_id: id } ) => id ) ) : NONE,
	};
}
