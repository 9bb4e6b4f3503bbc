import { isValidElement, useState, type ReactElement, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { chevronRight, Icon, upload } from '@wordpress/icons';
import { Button, Section, Skeleton, SkeletonGroup } from '@store-admin/components';
import { Guard, useFilteredValue } from '@store-admin/extensibility';
import { getAdminLink, getNewPath, Link } from '@store-admin/navigation';
import { getFacts, hasFeature } from '@store-admin/settings';
import { interpolate } from '../../../shared/interpolate';
import type { TaskScreenProps } from '../../../shared/task-screens';
import { ChoiceRow } from '../parts/choice/choice-row';
import { productsManifest } from './manifest';
import { PrintOnDemand } from './print-on-demand';
import { ProductTypeList } from './product-type-list';
import { IMPORTER } from './product-types';
import { SampleProducts } from './sample-products';
import { useProductTypes } from './use-product-types';
import { useProductsProfile } from './use-products-profile';
import './style.scss';

const noContent = (): ReactNode => null;

function isContent( value: unknown ): value is ReactNode {
	return value === null || value === false || typeof value === 'string' || isValidElement( value ) || Array.isArray( value );
}

/** Content of extensions below the list. */
function After() {
	const content = useFilteredValue( 'woocommerce_admin_task_products_after', noContent, isContent );
	return <Guard name="filter woocommerce_admin_task_products_after">{ content }</Guard>;
}

function Marketplace() {
	const href = getNewPath( { tab: 'extensions', category: 'merchandising' }, '/extensions', {} );
	return (
		<p className="store-admin-products__line">
			{ interpolate(
				/* translators: Keep the words in double braces as they are. */
				__(
					'Visit {{link}}the WooCommerce Marketplace{{/link}} to enhance your store with additional options such as Subscriptions, Gift Cards, and more.',
					'woocommerce'
				),
				{ link: <Link href={ href } /> }
			) }
		</p>
	);
}

function ImportRow( { title, content }: { readonly title: string; readonly content: string } ) {
	return (
		<ChoiceRow
			title={ title }
			content={ content }
			before={ <Icon icon={ upload } size={ 24 } /> }
			after={ <Icon icon={ chevronRight } size={ 24 } className="is-directed" /> }
			href={ getAdminLink( IMPORTER ) }
		/>
	);
}

function importText(): string {
	return __( 'Import your products from a CSV file.', 'woocommerce' );
}

interface VariantProps {
	readonly list: ReactElement;
}

/** The screen for owners who create their first products here. */
function AddVariant( { list }: VariantProps ) {
	const isPromoting = getFacts( productsManifest ).showsSuggestions && hasFeature( 'printful' );
	return (
		<>
			<Section title={ __( 'What product do you want to add?', 'woocommerce' ) }>{ list }</Section>
			<Section label={ __( 'Other ways to add products', 'store-admin' ) }>
				<ul className="store-admin-choices is-bare">
					<li>
						<ImportRow title={ __( 'Are you already selling somewhere else?', 'woocommerce' ) } content={ importText() } />
					</li>
					{ isPromoting && <PrintOnDemand /> }
				</ul>
			</Section>
		</>
	);
}

/** The screen for owners who import products from elsewhere. */
function ImportVariant( { list }: VariantProps ) {
	const [ isOpen, setIsOpen ] = useState( false );
	return (
		<Section title={ __( 'Import your products', 'woocommerce' ) }>
			<ul className="store-admin-choices">
				<li>
					<ImportRow title={ __( 'FROM A CSV FILE', 'woocommerce' ) } content={ importText() } />
				</li>
			</ul>
			<div className="store-admin-products__toggle">
				<Button variant="quiet" aria-expanded={ isOpen } onClick={ () => setIsOpen( ! isOpen ) }>
					{ __( 'Or add your products from scratch', 'woocommerce' ) }
				</Button>
			</div>
			{ isOpen && list }
		</Section>
	);
}

function ProductsSkeleton() {
	return (
		<SkeletonGroup label={ __( 'Loading the task…', 'store-admin' ) }>
			<Section isPadded>
				<Skeleton inlineSize="50%" shape="headline" />
				<Skeleton inlineSize="100%" shape="block" />
				<Skeleton inlineSize="100%" shape="block" />
			</Section>
		</SkeletonGroup>
	);
}

/** Several ways to create the first products of the store. */
export function ProductsScreen( { onComplete }: TaskScreenProps ): ReactElement {
	const { isPending, sellsElsewhere, productTypes } = useProductsProfile();
	const types = useProductTypes( productTypes );
	if ( isPending ) {
		return <ProductsSkeleton />;
	}
	const Variant = sellsElsewhere ? ImportVariant : AddVariant;
	return (
		<>
			<Variant list={ <ProductTypeList { ...types } /> } />
			<div className="store-admin-products__lines">
				<SampleProducts onDone={ onComplete } />
				{ getFacts( productsManifest ).showsSuggestions && <Marketplace /> }
			</div>
			<After />
		</>
	);
}
