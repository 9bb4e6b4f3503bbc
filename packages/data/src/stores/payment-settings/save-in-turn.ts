import { saveProviderOrder, type Success } from '@store-admin/api';
import type { ProviderOrder } from './state';

let lastSave: Promise< unknown > = Promise.resolve();

/** Saves an order after the earlier ones, so that the last one wins. */
export async function saveInTurn( order: ProviderOrder ): Promise< Success > {
	const save = async () => saveProviderOrder( order );
	const turn = lastSave.then( save, save );
	lastSave = turn;
	return turn;
}
