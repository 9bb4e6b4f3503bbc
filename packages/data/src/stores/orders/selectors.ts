import { orders } from './state';

/** The public selectors of `wc/admin/orders`. */
export const selectors = {
	getOrders: orders.getRecords,
	getOrdersTotalCount: orders.getTotal,
	getOrdersError: orders.getRecordsError,
};
