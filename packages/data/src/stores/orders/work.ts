import { createCollectionReads } from '../../core/entity-store/collection-reads';
import { NAMES, ORDERS } from './orders-route';

const reads = createCollectionReads( ORDERS, NAMES );

export const resolvers = { getOrders: reads.readRecords, getOrdersTotalCount: reads.readTotal };
