import { fetchSettingsHistory } from '@store-admin/api';
import { reading } from '../../core/remote-data/requests';
import { receiveSettingsHistory } from './state';

export const resolvers = {
	getEntries: reading( 'getEntries', fetchSettingsHistory, receiveSettingsHistory ),
};
