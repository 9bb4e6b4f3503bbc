/** Length of each point of a chart, as in addresses and in the REST API (`interval=day`). */
export type Interval = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';
