import { createEntityStore } from '../../core/entity-store/create-entity-store';

/** Tax classes. */
export const taxClassesStore = createEntityStore( 'experimental/wc/admin/tax-classes', {
	singular: 'TaxClass',
	plural: 'TaxClasses',
	path: '/wc/v3/taxes/classes',
} );
