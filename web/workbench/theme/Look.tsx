import { FileInput } from "@mantine/core";
import { useState } from "react";
import { languageProperties, type TenantDefinition } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { PropertyInput } from "../editing/PropertyInput.tsx";
import { useEditing } from "../editing/use-edits.ts";
import { useInTurn } from "../editing/use-in-turn.ts";
import { writeAt } from "../editing/write-at.ts";
import { ColourInput } from "./ColourInput.tsx";
import { ColourSample } from "./ColourSample.tsx";
import styles from "./HouseStylePage.module.css";
import { logoEdits } from "./logo-edits.ts";
import { isColour } from "./ratios.ts";

/** As the language limits it, in pixels. */
const logoWidths = [20, 400] as const;

/** The colours with their contrast, and the logo. A colour is written once it is valid. */
export function Look({ tenant }: { readonly tenant: TenantDefinition }) {
	const { write } = useEditing();
	const { theme } = tenant;
	const [typed, setTyped] = useState<Readonly<Partial<Record<"brand" | "action", string>>>>({});
	const [wrong, setWrong] = useState<Readonly<Partial<Record<"brand" | "action", string>>>>({});
	const now = { brand: typed.brand ?? theme.brand, action: typed.action ?? theme.action };
	const put = async (name: string, value: unknown): Promise<string | null> => {
		const edit = writeAt("tenant.json", tenant, ["theme", name], value);
		return edit === null ? null : write([edit]);
	};
	/** Enter and the blur after it count as one act. */
	const done = useInTurn(async (name: "brand" | "action", value: string): Promise<void> => {
		if (!isColour(value)) return setWrong({ ...wrong, [name]: text("colour.wrong") });
		const refused = value === theme[name] ? null : await put(name, value);
		const { [name]: _wrong, ...others } = wrong;
		setWrong(refused === null ? others : { ...others, [name]: refused });
		// Input typed meanwhile stays.
		if (refused === null)
			setTyped(({ [name]: written, ...untouched }) =>
				written === value ? untouched : { ...untouched, ...(written === undefined ? {} : { [name]: written }) },
			);
	});
	return (
		<section className={styles.part} aria-labelledby="kleuren">
			<h2 id="kleuren" className={styles.heading}>
				{text("style.look")}
			</h2>
			<div className={styles.colours}>
				{(["brand", "action"] as const).map((name) => (
					<ColourInput
						key={name}
						label={text(`colour.${name}`)}
						help={text(`colour.${name}.help`)}
						value={now[name]}
						error={wrong[name] ?? null}
						onType={(value) => setTyped({ ...typed, [name]: value })}
						onDone={(value) => void done(name, value)}
					/>
				))}
			</div>
			<ColourSample {...now} />
			<Logo tenant={tenant} />
			<div className={styles.item}>
				{(["logoAlt", "logoWidth"] as const).map((name) => {
					const said = languageProperties[`tenant#theme.${name}`];
					return said === undefined ? null : (
						<PropertyInput
							key={name}
							label={said.name}
							help={said.help}
							type={said.type}
							value={theme[name]}
							needed={name === "logoAlt"}
							within={name === "logoWidth" ? logoWidths : undefined}
							onWrite={(value) => put(name, value)}
						/>
					);
				})}
			</div>
		</section>
	);
}

function Logo({ tenant }: { readonly tenant: TenantDefinition }) {
	const { shown } = useBundle();
	const { write, caughtUp } = useEditing();
	const [wrong, setWrong] = useState<string | null>(null);
	const written = shown.files[tenant.theme.logo];
	const replace = async (file: File | null): Promise<void> => {
		if (file === null) return;
		await caughtUp();
		const edits = await logoEdits(file, tenant, shown.files);
		setWrong(edits === null ? text("style.logo.wrong") : await write(edits, text("style.logo.changed")));
	};
	return (
		<div className={styles.logo}>
			{typeof written === "string" ? (
				<img src={`data:image/svg+xml,${encodeURIComponent(written)}`} alt={tenant.theme.logoAlt} />
			) : (
				<p className={styles.note}>{text("style.logo.unseen")}</p>
			)}
			<FileInput
				className={styles.grows}
				label={text("style.logo.choose")}
				placeholder={text("style.logo.none")}
				accept=".svg,.png,image/svg+xml,image/png"
				value={null}
				error={wrong}
				onChange={(file) => void replace(file)}
			/>
		</div>
	);
}
