import type { ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Anchor } from '@store-admin/components';
import { NewTabText } from '../../../shared/new-tab-text';
import { RemoteBoundary } from '../../../shared/remote/remote-boundary';
import { ProductList } from '../catalogue/product-list';
import { ProductsSkeleton } from '../catalogue/products-skeleton';
import { NotReached } from '../not-reached';
import { ReasonsSection } from './reasons-section';
import { useDiscover } from './use-discover';

/** What the catalogue shows first. */
export function DiscoverTab( { installed }: { readonly installed: ReadonlySet< string > } ): ReactElement {
	const { groups, retry } = useDiscover();
	if ( groups.status === 'failed' ) {
		return <NotReached error={ groups.error } onRetry={ retry } />;
	}
	return (
		<RemoteBoundary
			of={ groups }
			skeleton={ <ProductsSkeleton hasTitle /> }
			failureTitle=""
			onRetry={ retry }
			isEmpty={ ( list ) => list.every( ( { products } ) => products.length === 0 ) }
			empty={
				<p className="store-admin-extensions__nothing">
					{ __( 'The catalogue shows nothing here now. Search for what you need.', 'store-admin' ) }
				</p>
			}
		>
			{ ( list ) => (
				<>
					{ list
						.filter( ( { products } ) => products.length > 0 )
						.map( ( { key, title, moreUrl, products } ) => (
							<section key={ key } className="store-admin-extensions__group" aria-label={ title }>
								<div className="store-admin-extensions__group-head">
									<h2 className="store-admin-extensions__group-title">
										<bdi>{ title }</bdi>
									</h2>
									{ moreUrl !== '' && (
										<Anchor href={ moreUrl } target="_blank">
											{ __( 'See more', 'woocommerce' ) }
											<span className="screen-reader-text"> { title }</span>
											<NewTabText />
										</Anchor>
									) }
								</div>
								<ProductList products={ products } installed={ installed } />
							</section>
						) ) }
					<ReasonsSection />
				</>
			) }
		</RemoteBoundary>
	);
}
