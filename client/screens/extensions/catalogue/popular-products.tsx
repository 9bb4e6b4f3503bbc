import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { hasLargePictures, type Kind } from '../place';
import { ProductList } from './product-list';
import { useCatalogue } from './use-catalogue';

const MOST = 6;

interface PopularProductsProps {
	readonly kind: Kind;
	/** Ids of the installed products. */
	readonly installed: ReadonlySet< string >;
}

function titleOf( kind: Kind ): string {
	switch ( kind ) {
		case 'extensions':
			return __( 'Most popular extensions', 'woocommerce' );
		case 'themes':
			return __( 'Our favorite themes', 'woocommerce' );
		case 'business-services':
			return __( 'Popular business services', 'store-admin' );
	}
}

/** What others choose, for a search without a result. It is an extra, so nothing is said when it cannot be loaded. */
export function PopularProducts( { kind, installed }: PopularProductsProps ): ReactElement | null {
	const { products } = useCatalogue( kind, { term: '', category: '' } );
	if ( products.status !== 'ready' || products.data.length === 0 ) {
		return null;
	}
	return (
		<section className="store-admin-extensions__group" aria-labelledby="store-admin-popular-products">
			<h2 className="store-admin-extensions__group-title" id="store-admin-popular-products">
				{ titleOf( kind ) }
			</h2>
			<ProductList
				products={ products.data.slice( 0, MOST ) }
				installed={ installed }
				hasLargePictures={ hasLargePictures( kind ) }
			/>
		</section>
	);
}
