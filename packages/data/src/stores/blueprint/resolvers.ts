import { fetchBlueprintImportAllowed } from '@store-admin/api';
import { reading } from '../../core/remote-data/requests';
import { importAllowed } from './state';

export const resolvers = {
	isImportAllowed: reading( 'isImportAllowed', fetchBlueprintImportAllowed, importAllowed.receive ),
};
