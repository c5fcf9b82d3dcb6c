import { Instrumenter } from "@stryker-mutator/instrumenter";
import type { FileMutant } from "./file-mutant.ts";

const quiet = {
	isTraceEnabled: () => false,
	isDebugEnabled: () => false,
	isInfoEnabled: () => false,
	isWarnEnabled: () => false,
	isErrorEnabled: () => false,
	isFatalEnabled: () => false,
	trace: () => undefined,
	debug: () => undefined,
	info: () => undefined,
	warn: () => undefined,
	error: () => undefined,
	fatal: () => undefined,
};

/** Every mutant that StrykerJS makes of a source file. */
export async function codeMutants(file: string, source: string): Promise<readonly FileMutant[]> {
	const options = { plugins: null, excludedMutations: [], ignorers: [] };
	const { mutants } = await new Instrumenter(quiet).instrument([{ name: file, mutate: true, content: source }], options);
	const starts = lineStarts(source);
	return mutants.map(({ mutatorName, replacement, location: { start, end } }) => {
		const from = (starts[start.line] ?? 0) + start.column;
		const to = (starts[end.line] ?? 0) + end.column;
		return {
			file,
			kind: mutatorName,
			place: `${start.line + 1}:${start.column + 1}`,
			change: `${shortened(source.slice(from, to))} -> ${shortened(replacement)}`,
			text: () => source.slice(0, from) + replacement + source.slice(to),
		};
	});
}

function lineStarts(source: string): readonly number[] {
	const starts = [0];
	for (let at = source.indexOf("\n"); at !== -1; at = source.indexOf("\n", at + 1)) starts.push(at + 1);
	return starts;
}

function shortened(code: string): string {
	const line = code.replaceAll(/\s+/g, " ");
	return line.length > 80 ? `${line.slice(0, 77)}...` : line;
}
