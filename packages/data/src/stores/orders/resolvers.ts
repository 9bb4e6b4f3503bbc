import { createCollectionReads } from '../../core/entity-store/collection-reads';
import { NAMES, ORDERS } from './state';

const reads = createCollectionReads( ORDERS, NAMES );

export const resolvers = { getOrders: reads.readRecords, getOrdersTotalCount: reads.readTotal };
