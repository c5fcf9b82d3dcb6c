interface Outcome {
	readonly text: string;
	readonly exitCode: number;
}

/** A kind of error whose message is for the operator. */
type Foreseen = abstract new (...parameters: never[]) => Error;

/**
 * Runs a command and prints its outcome. A foreseen error is reported by its message, any other with its stack. Exit code 2: it could not
 * be done; `faults` are errors that mean something is wrong with the data, exit code 1.
 */
export async function printOutcome(
	run: () => Promise<Outcome>,
	{ foreseen, faults = [] }: { readonly foreseen: readonly Foreseen[]; readonly faults?: readonly Foreseen[] },
): Promise<void> {
	try {
		const { text, exitCode } = await run();
		process.stdout.write(text);
		process.exitCode = exitCode;
	} catch (error) {
		const isOf = (kinds: readonly Foreseen[]) => kinds.some((kind) => error instanceof kind);
		const code = error instanceof Error && "code" in error ? String(error.code) : "";
		const told = code.startsWith("ERR_PARSE_ARGS") || isOf([...foreseen, ...faults]);
		process.stderr.write(`${told ? (error as Error).message.trimEnd() : String((error as Error).stack)}\n`);
		process.exitCode = isOf(faults) ? 1 : 2;
	}
}
