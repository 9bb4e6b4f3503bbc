import type { ReactElement } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Anchor, Button, SelectField } from '@store-admin/components';
import { getAdminLink, navigateTo } from '@store-admin/navigation';
import { interpolate } from '../../../shared/interpolate';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import { NotReached } from '../not-reached';
import { hasLargePictures, hrefOf, type Kind, type Place } from '../place';
import { PopularProducts } from './popular-products';
import { ProductList } from './product-list';
import { ProductsSkeleton } from './products-skeleton';
import { useCatalogue } from './use-catalogue';

interface CatalogueTabProps {
	readonly kind: Kind;
	readonly place: Place;
	/** Ids of the installed products. */
	readonly installed: ReadonlySet< string >;
}

function Nothing( { kind, place, installed }: CatalogueTabProps ) {
	const isChosen = place.term !== '' || place.category !== '';
	return (
		<>
			<div className="store-admin-extensions__nothing">
				<p>
					{ place.term === ''
						? __( 'The catalogue has no products here now.', 'store-admin' )
						: /* translators: %s: searched words. */
							sprintf( __( 'Nothing was found for “%s”.', 'store-admin' ), place.term ) }
				</p>
				<Button href={ hrefOf( { ...place, term: '', category: '' } ) }>{ __( 'Show all', 'store-admin' ) }</Button>
			</div>
			{ isChosen && <PopularProducts kind={ kind } installed={ installed } /> }
		</>
	);
}

function OtherThemes() {
	// eslint-disable-next-line @wordpress/i18n-no-flanking-whitespace -- The host has this text, with the space.
	const text = __( ' Browse the <a>WordPress.org theme directory</a> to discover more.', 'woocommerce' );
	return (
		<p className="store-admin-extensions__other">
			<strong>{ __( 'Didn’t find a theme you like?', 'woocommerce' ) }</strong>{ ' ' }
			{ interpolate( text.trim().replace( '<a>', '{{link}}' ).replace( '</a>', '{{/link}}' ), {
				link: <Anchor href={ getAdminLink( 'theme-install.php?search=e-commerce' ) }>{ '' }</Anchor>,
			} ) }
		</p>
	);
}

/** Products of a kind: all, those of a category, or those that a search found. */
export function CatalogueTab( { kind, place, installed }: CatalogueTabProps ): ReactElement {
	const { products, retry, hasMore, isLoadingMore, loadMore, categories } = useCatalogue( kind, place );
	const isKnown = place.category === '' || categories.some( ( { slug } ) => slug === place.category );
	if ( products.status === 'failed' ) {
		return <NotReached error={ products.error } onRetry={ retry } />;
	}
	return (
		<>
			<div className="store-admin-extensions__filters">
				<SelectField
					label={ __( 'Category', 'woocommerce' ) }
					value={ isKnown ? place.category : '' }
					options={ [
						{ value: '', label: __( 'All Categories', 'woocommerce' ) },
						...categories.map( ( { slug, label } ) => ( { value: slug, label } ) ),
					] }
					onChange={ ( category ) => navigateTo( { url: hrefOf( { ...place, category } ) } ) }
				/>
			</div>
			<RemoteBoundary
				of={ products }
				skeleton={ <ProductsSkeleton hasLargePictures={ hasLargePictures( kind ) } /> }
				failureTitle=""
				onRetry={ retry }
				isEmpty={ ( list ) => list.length === 0 }
				empty={ <Nothing kind={ kind } place={ place } installed={ installed } /> }
			>
				{ ( list ) => (
					<>
						<p className="screen-reader-text" role="status">
							{ sprintf(
								/* translators: %d: number of products. */
								_n( '%d product is shown.', '%d products are shown.', list.length, 'store-admin' ),
								list.length
							) }
						</p>
						<h2 className="screen-reader-text">{ __( 'Products', 'woocommerce' ) }</h2>
						<ProductList products={ list } installed={ installed } hasLargePictures={ hasLargePictures( kind ) } />
						{ hasMore && (
							<p className="store-admin-extensions__more">
								<Button isBusy={ isLoadingMore } onClick={ loadMore }>
									{ __( 'Load more', 'woocommerce' ) }
								</Button>
							</p>
						) }
						{ kind === 'themes' && <OtherThemes /> }
					</>
				) }
			</RemoteBoundary>
		</>
	);
}
