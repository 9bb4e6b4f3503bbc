import { useState, type ReactElement } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Anchor, Badge } from '@store-admin/components';
import { Link } from '@store-admin/navigation';
import { NewTabText } from '../../../shared/new-tab-text';
import type { Product } from './product';

interface ProductCardProps {
	readonly product: Product;
	readonly isInstalled: boolean;
	readonly hasLargePicture: boolean;
	/** Address of the description in this screen. */
	readonly previewHref: string;
}

const ICON = { width: 48, height: 48 };
/** The style gives it the width of the card. */
const LARGE = { width: 640, height: 360 };

/** A picture of another site. Its place stays while it is loading, and when it does not come. */
function Picture( { src, size }: { readonly src: string; readonly size: typeof ICON } ) {
	const [ isBroken, setBroken ] = useState( ! /^https?:\/\//i.test( src ) );
	return (
		<span className="store-admin-product-card__picture">
			{ ! isBroken && <img src={ src } alt="" { ...size } loading="lazy" onError={ () => setBroken( true ) } /> }
		</span>
	);
}

function Price( { price, usualPrice, period }: Pick< Product, 'price' | 'usualPrice' | 'period' > ) {
	return (
		<span className="store-admin-product-card__price">
			{ usualPrice !== '' && (
				<del>
					<span className="screen-reader-text">{ __( 'Usual price', 'store-admin' ) } </span>
					<bdi>{ usualPrice }</bdi>
				</del>
			) }{ ' ' }
			<bdi>{ price }</bdi> { period }
		</span>
	);
}

function Rating( { rating, ratings }: Pick< Product, 'rating' | 'ratings' > ) {
	if ( rating === null ) {
		return null;
	}
	const count = sprintf(
		/* translators: %d: number of ratings. */
		_n( '%d rating', '%d ratings', ratings, 'store-admin' ),
		ratings
	);
	/* translators: 1: number from 0 to 5, 2: "12 ratings". */
	const stars = sprintf( __( '%1$s of 5 (%2$s)', 'store-admin' ), rating.toFixed( 1 ), count );
	return <span className="store-admin-product-card__rating">{ stars }</span>;
}

/** A product of the catalogue. */
export function ProductCard( { product, isInstalled, hasLargePicture, previewHref }: ProductCardProps ): ReactElement {
	return (
		<li className={ `store-admin-product-card ${ hasLargePicture ? 'has-large-picture' : '' }` }>
			{ hasLargePicture ? (
				<Picture src={ product.largeImageUrl } size={ LARGE } />
			) : (
				<Picture src={ product.imageUrl } size={ ICON } />
			) }
			<div className="store-admin-product-card__text">
				<h3 className="store-admin-product-card__name">
					<Link href={ previewHref }>
						<bdi>{ product.name }</bdi>
					</Link>
				</h3>
				<p className="store-admin-product-card__vendor">
					{ product.vendor !== '' && (
						/* translators: %s: name of a company. */
						<bdi>{ sprintf( __( 'By %s', 'woocommerce' ), product.vendor ) }</bdi>
					) }
					{ product.isSponsored && <Badge>{ __( 'Sponsored', 'woocommerce' ) }</Badge> }
					{ isInstalled && <Badge tone="good">{ __( 'Installed', 'woocommerce' ) }</Badge> }
				</p>
				{ product.about !== '' && (
					<p className="store-admin-product-card__about">
						<bdi>{ product.about }</bdi>
					</p>
				) }
				<p className="store-admin-product-card__facts">
					<Price { ...product } />
					<Rating { ...product } />
					{ product.pageUrl !== '' && (
						<Anchor href={ product.pageUrl } target="_blank">
							{ __( 'Visit page', 'store-admin' ) }
							<span className="screen-reader-text"> { product.name }</span>
							<NewTabText />
						</Anchor>
					) }
				</p>
			</div>
		</li>
	);
}
