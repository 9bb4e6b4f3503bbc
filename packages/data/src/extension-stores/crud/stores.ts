import type { StoreDescriptor } from '@wordpress/data';
import { createEntityStore, type EntityStoreConfig } from '../../core/entity-store/create-entity-store';
import { variationExtras } from './variation-extras';

const CONFIGS: readonly EntityStoreConfig[] = [
	{
		name: 'wc/admin/products/attributes',
		singular: 'ProductAttribute',
		plural: 'ProductAttributes',
		path: '/wc/v3/products/attributes',
	},
	{
		name: 'wc/admin/products/attributes/terms',
		singular: 'ProductAttributeTerm',
		plural: 'ProductAttributeTerms',
		path: '/wc/v3/products/attributes/{attribute_id}/terms',
	},
	{
		name: 'wc/admin/products/tags',
		singular: 'ProductTag',
		plural: 'ProductTags',
		path: '/wc/v3/products/tags',
	},
	{
		name: 'wc/admin/products/variations',
		singular: 'ProductVariation',
		plural: 'ProductVariations',
		path: '/wc/v3/products/{product_id}/variations',
		more: variationExtras,
	},
	{
		name: 'experimental/wc/admin/products/categories',
		singular: 'ProductCategory',
		plural: 'ProductCategories',
		path: '/wc/v3/products/categories',
	},
	{
		name: 'experimental/wc/admin/products/shipping-classes',
		singular: 'ProductShippingClass',
		plural: 'ProductShippingClasses',
		path: '/wc/v3/products/shipping_classes',
	},
	{
		name: 'experimental/wc/admin/shipping/zones',
		singular: 'ShippingZone',
		plural: 'ShippingZones',
		path: '/wc/v3/shipping/zones',
	},
	{
		name: 'experimental/wc/admin/tax-classes',
		singular: 'TaxClass',
		plural: 'TaxClasses',
		path: '/wc/v3/taxes/classes',
	},
];

/** The stores that read and write one kind of record and do nothing else. */
export const crudStores: readonly StoreDescriptor[] = CONFIGS.map( createEntityStore );
