import { Instrumenter } from "@stryker-mutator/instrumenter";
import { type FileMutant, nameOf } from "./file-mutant.ts";

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

/** Every mutant that StrykerJS generates for a source file. */
export async function codeMutants(file: string, source: string): Promise<readonly FileMutant[]> {
	const { mutants } = await instrument([[file, source]]);
	return mutants.map((mutant) => ofStryker(mutant, source));
}

/**
 * Instrumented sources from StrykerJS, which contain every mutant switched off and record which mutants' places are executed. `names`: name
 * of each mutant by its number in the counts.
 */
export async function countingSources(
	sources: ReadonlyMap<string, string>,
): Promise<{ readonly files: ReadonlyMap<string, string>; readonly names: ReadonlyMap<string, string> }> {
	const { files, mutants } = await instrument([...sources]);
	return {
		files: new Map(files.map(({ name, content }) => [name, content])),
		names: new Map(mutants.map((mutant) => [mutant.id, nameOf(ofStryker(mutant, sources.get(mutant.fileName) ?? ""))])),
	};
}

type Instrumented = Awaited<ReturnType<Instrumenter["instrument"]>>;

function instrument(sources: readonly (readonly [file: string, text: string])[]): Promise<Instrumented> {
	const options = { plugins: null, excludedMutations: [], ignorers: [] };
	return new Instrumenter(quiet).instrument(
		sources.map(([name, content]) => ({ name, mutate: true, content })),
		options,
	);
}

function ofStryker(
	{ fileName, mutatorName, replacement, location: { start, end } }: Instrumented["mutants"][number],
	source: string,
): FileMutant {
	const starts = lineStarts(source);
	const from = (starts[start.line] ?? 0) + start.column;
	const to = (starts[end.line] ?? 0) + end.column;
	return {
		file: fileName,
		kind: mutatorName,
		place: `${start.line + 1}:${start.column + 1}`,
		change: `${shortened(source.slice(from, to))} -> ${shortened(replacement)}`,
		text: () => source.slice(0, from) + replacement + source.slice(to),
	};
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
