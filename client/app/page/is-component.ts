/** Whether React can render it: a function or class, or what memo(), lazy() and forwardRef() give; not an element. */
export function isComponent( value: unknown ): boolean {
	return typeof value === 'function' || ( typeof value === 'object' && value !== null && '$$typeof' in value && ! ( 'props' in value ) );
}
