/** Types of a state machine. XState infers them from a value that it never reads. */
export function machineTypes<Types extends object>(): Types {
	return {} as Types;
}
