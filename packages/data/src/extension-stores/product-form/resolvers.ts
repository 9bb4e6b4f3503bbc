import { fetchProductForm } from '@store-admin/api';
import { reading, readingThrough } from '../../core/remote-data/requests';
import { form } from './state';

const throughForm = readingThrough( 'getProductForm' );

export const resolvers = {
	getProductForm: reading( 'getProductForm', fetchProductForm, form.receive ),
	getFields: throughForm,
	getField: throughForm,
};
