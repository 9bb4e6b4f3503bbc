import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { box, category, chevronRight, cloudDownload, external, Icon, styles } from '@wordpress/icons';
import { getAdminLink } from '@store-admin/navigation';

/** A product type with the fields of the public filter. Extensions may add and change entries. */
export interface ProductType {
	readonly key: string;
	readonly title: ReactNode;
	readonly content?: ReactNode;
	readonly before?: ReactNode;
	readonly after?: ReactNode;
	readonly onClick?: ( () => void ) | undefined;
	/** Address of the row, which makes it a link. Not part of the public filter. */
	readonly href?: string;
}

/** Names in the set-up wizard to keys of product types. */
const BY_PROFILE: Readonly< Record< string, string > > = { physical: 'physical', downloads: 'digital', subscriptions: 'subscription' };

const ACTIVE_TASK = 'wc_onboarding_active_task=products';

export const IMPORTER = `edit.php?post_type=product&page=product_importer&${ ACTIVE_TASK }`;

/** Address of the editor for a new draft. */
export function editProductUrl( id: number ): string {
	return getAdminLink( `post.php?post=${ id }&action=edit&${ ACTIVE_TASK }&tutorial=true` );
}

function chevron(): ReactElement {
	return <Icon icon={ chevronRight } size={ 24 } className="is-directed" />;
}

/**
 * The product types that the task has by itself.
 *
 * @param create Creates a draft of a type and opens it.
 */
export function ownProductTypes( create: ( key: string ) => void ): readonly ProductType[] {
	const type = ( key: string, icon: ReactElement, title: string, content: string ): ProductType => ( {
		key,
		title,
		content,
		before: <Icon icon={ icon } size={ 24 } />,
		after: chevron(),
		onClick: () => create( key ),
	} );
	const physical = type(
		'physical',
		box,
		__( 'Physical product', 'woocommerce' ),
		__( 'A tangible item that gets delivered to customers.', 'woocommerce' )
	);
	return [
		{
			...physical,
			href: getAdminLink( `post-new.php?post_type=product&${ ACTIVE_TASK }&tutorial=true` ),
			onClick: undefined,
		},
		type(
			'variable',
			styles,
			__( 'Variable product', 'woocommerce' ),
			__( 'A product with variations like color or size.', 'woocommerce' )
		),
		type( 'grouped', category, __( 'Grouped product', 'woocommerce' ), __( 'A collection of related products.', 'woocommerce' ) ),
		type(
			'digital',
			cloudDownload,
			__( 'Digital product', 'woocommerce' ),
			__( 'A digital product like service, downloadable book, music or video.', 'woocommerce' )
		),
		type(
			'external',
			external,
			__( 'External product', 'woocommerce' ),
			__( 'Link a product to an external website.', 'woocommerce' )
		),
	];
}

function isShown( value: unknown ): boolean {
	return typeof value === 'string' ? value !== '' : isValidElement( value );
}

export function isProductType( value: unknown ): value is ProductType {
	if ( typeof value !== 'object' || value === null ) {
		return false;
	}
	const onClick: unknown = Reflect.get( value, 'onClick' );
	return (
		typeof Reflect.get( value, 'key' ) === 'string' &&
		isShown( Reflect.get( value, 'title' ) ) &&
		( onClick === undefined || typeof onClick === 'function' )
	);
}

/** Moves the product types that the profile names to the front and keeps the order of the others. */
export function sortByProfile( types: readonly ProductType[], profileTypes: unknown ): readonly ProductType[] {
	const wanted: readonly unknown[] = Array.isArray( profileTypes ) ? profileTypes : [];
	const keys = wanted.map( ( name ) => ( typeof name === 'string' ? BY_PROFILE[ name ] : undefined ) );
	const isWanted = ( { key }: ProductType ) => keys.includes( key );
	return [ ...types.filter( isWanted ), ...types.filter( ( type ) => ! isWanted( type ) ) ];
}
