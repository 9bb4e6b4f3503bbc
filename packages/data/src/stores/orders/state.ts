import { createCollection } from '../../core/entity-store/collection';

export const ORDERS = '/wc/v3/orders';
export const NAMES = { list: 'getOrders', total: 'getOrdersTotalCount', one: 'getOrder' };

export const orders = createCollection( ORDERS, NAMES );
