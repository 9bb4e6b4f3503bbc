import { useMemo } from 'react';
import { mapRemote, useFeaturedProducts, type RemoteData } from '@store-admin/data';
import { getSettings } from '@store-admin/settings';
import { plainText } from '../../../shared/plain-text';
import { distinctProducts, pageAddress, toProduct, type Product } from '../catalogue/product';

interface Group {
	readonly key: string;
	readonly title: string;
	/** '' without a page. */
	readonly moreUrl: string;
	readonly products: readonly Product[];
}

interface DiscoverHook {
	readonly groups: RemoteData< readonly Group[] >;
	readonly retry: () => void;
}

/** Reads the products that the catalogue shows first. */
export function useDiscover(): DiscoverHook {
	const { remote, refresh } = useFeaturedProducts( getSettings().locale.user );
	const groups = useMemo(
		() =>
			mapRemote( remote, ( known ) =>
				known.map( ( { id, title, url, items }, index ): Group => ( {
					key: `${ id ?? '' } ${ index }`,
					title: plainText( title ),
					moreUrl: pageAddress( url ?? '' ),
					products: distinctProducts( [ items ] ).map( toProduct ),
				} ) )
			),
		[ remote ]
	);
	return { groups, retry: refresh };
}
