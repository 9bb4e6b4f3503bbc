/** How long each point of a chart is, as in addresses and in the REST API (`interval=day`). */
export type Interval = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';
