/** Whether a value is a component: a function, a class, or the result of memo(), lazy() or forwardRef(). An element is not. */
export function isComponent( value: unknown ): boolean {
	return typeof value === 'function' || ( typeof value === 'object' && value !== null && '$$typeof' in value && ! ( 'props' in value ) );
}
