import { createCollectionReads } from '../../core/entity-store/collection-reads';
import type { Thunk } from '../../core/remote-data/thunk';
import { GATEWAYS, NAMES } from './state';

const reads = createCollectionReads( GATEWAYS, NAMES );

export const resolvers = {
	getPaymentGateways: (): Thunk< void > => reads.readRecords(),
	getPaymentGateway: ( id: string ): Thunk< void > => reads.readRecord( id ),
};
