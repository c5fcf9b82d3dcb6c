import { FileInput } from "@mantine/core";
import { useEffect, useMemo, useRef } from "react";
import { dutchNumber, extensionsOf } from "../../engine/index.ts";
import { EMPTY_ENVIRONMENT, type FormEnvironment, FormEnvironmentContext } from "../forms/form-environment.ts";
import type { FieldStanding } from "../forms/present-section.ts";
import { SectionForm } from "../forms/section/SectionForm.tsx";
import { sectionFields } from "../forms/section-fields.ts";
import { text } from "../texts/text.ts";
import type { BulkAct } from "./bulk-api.ts";
import { categoryOf, type FillSection } from "./fill-sections.ts";
import { unended } from "./unended.ts";

interface FillFormProps {
	readonly sections: readonly FillSection[];
	/** Paths of the fields to fill in. */
	readonly paths: readonly string[];
	/** Paths of the fields that the step may currently require. */
	readonly demanded: ReadonlySet<string>;
	readonly values: Readonly<Record<string, unknown>>;
	readonly onChange: (changes: Readonly<Record<string, unknown>>) => void;
	readonly onFiles: (path: string, files: readonly File[]) => void;
	/** What the check found wrong with the fields. */
	readonly errors: BulkAct["errors"];
	/** The number of processes that the check was about. */
	readonly processes: number;
}

/** The fields of a step that are filled in for several processes, drawn as in the step itself; file fields only take new files. */
export function FillForm({ sections, paths, demanded, values, onChange, onFiles, errors, processes }: FillFormProps) {
	const environment = useMemo(() => withMessages(errors, processes), [errors, processes]);
	const form = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const first = form.current?.querySelector("input");
		// The dialog sets its initial focus once it has opened, which may be later than this effect.
		first?.setAttribute("data-autofocus", "");
		first?.focus();
	}, []);
	return (
		<FormEnvironmentContext value={environment}>
			<div ref={form}>
				{sections.map(({ id, schema, ui = {} }) => {
					const fields = sectionFields({ schema, ui });
					const asked = fields.filter((field) => paths.includes(field.path));
					if (asked.length === 0) return null;
					const files = asked.flatMap((field) => {
						const category = categoryOf(field);
						return category === null ? [] : [{ path: field.path, title: String(field.schema.title ?? ""), category }];
					});
					const standing = Object.fromEntries(
						fields.map(({ path }): [string, FieldStanding] => {
							const shown = asked.some((field) => field.path === path && categoryOf(field) === null);
							return [path, { shown, writable: shown }];
						}),
					);
					return (
						<div key={id}>
							{files.length < asked.length ? (
								<SectionForm source={{ schema, ui, fields: standing, demanded }} values={values} onChange={onChange} />
							) : null}
							{files.map(({ path, title, category }) => (
								<FileInput
									key={path}
									label={text("bulk.fill.files", { label: title })}
									description={text("bulk.fill.filesHelp")}
									accept={extensionsOf(category)
										.map((extension) => `.${extension}`)
										.join(",")}
									placeholder={text("bulk.fill.choose")}
									error={environment.messages(path).join(" ") || null}
									clearable
									clearButtonProps={{ "aria-label": text("bulk.fill.drop") }}
									onChange={(file) => onFiles(path, file === null ? [] : [file])}
								/>
							))}
						</div>
					);
				})}
			</div>
		</FormEnvironmentContext>
	);
}

/** The messages of the check at their fields. One that does not concern every process says how many it does. */
function withMessages(errors: BulkAct["errors"], processes: number): FormEnvironment {
	const messages = new Map<string, string[]>();
	for (const { path, message, items } of errors) {
		const said = items === processes ? message : text("bulk.why", { message: unended(message), count: dutchNumber(items) });
		messages.set(path, [...(messages.get(path) ?? []), said]);
	}
	return { ...EMPTY_ENVIRONMENT, messages: (path) => messages.get(path) ?? EMPTY_ENVIRONMENT.messages(path) };
}
