import { FileInput } from "@mantine/core";
import { useEffect, useRef } from "react";
import { extensionsOf } from "../../engine/index.ts";
import type { FieldStanding } from "../forms/present-section.ts";
import { SectionForm } from "../forms/section/SectionForm.tsx";
import { sectionFields } from "../forms/section-fields.ts";
import { text } from "../texts/text.ts";
import { categoryOf, type FillSection } from "./fill-sections.ts";

interface FillFormProps {
	readonly sections: readonly FillSection[];
	/** Paths of the fields to fill in. */
	readonly paths: readonly string[];
	/** Paths of the fields that the step may currently require. */
	readonly demanded: ReadonlySet<string>;
	readonly values: Readonly<Record<string, unknown>>;
	readonly onChange: (changes: Readonly<Record<string, unknown>>) => void;
	readonly onFiles: (path: string, files: readonly File[]) => void;
}

/** The fields of a step that are filled in for several processes, drawn as in the step itself; file fields only take new files. */
export function FillForm({ sections, paths, demanded, values, onChange, onFiles }: FillFormProps) {
	const form = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const first = form.current?.querySelector("input");
		// The dialog sets its initial focus once it has opened, which may be later than this effect.
		first?.setAttribute("data-autofocus", "");
		first?.focus();
	}, []);
	return (
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
								clearable
								clearButtonProps={{ "aria-label": text("bulk.fill.drop") }}
								onChange={(file) => onFiles(path, file === null ? [] : [file])}
							/>
						))}
					</div>
				);
			})}
		</div>
	);
}
