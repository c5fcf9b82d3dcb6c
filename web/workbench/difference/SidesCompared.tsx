import { NativeSelect } from "@mantine/core";
import { useSearchParams } from "react-router";
import { text } from "../../texts/text.ts";
import { PlainNotice } from "../../ui/notices/PlainNotice.tsx";
import { Skeletons } from "../../ui/parts/Skeletons.tsx";
import { Changes } from "./Changes.tsx";
import styles from "./DifferencePage.module.css";
import { type Sides, sideOfDesign } from "./sides.ts";
import { useCompared } from "./use-compared.ts";
import { type OpenDesign, useSides } from "./use-sides.ts";

interface SidesComparedProps {
	readonly sides: Sides;
	/** Null if no design is open. */
	readonly design: OpenDesign | null;
}

/** Chooses two sides, and shows the differences between them. The sides are in the address. */
export function SidesCompared({ sides, design }: SidesComparedProps) {
	const [, setSearch] = useSearchParams();
	const offered = useSides(design);
	const choose = (name: string, value: string): void =>
		setSearch(
			(before) => {
				before.set(name, value);
				return before;
			},
			{ replace: true },
		);
	const choice = (name: "van" | "naar", value: string) => (
		<NativeSelect
			label={text(`workbench.difference.${name}`)}
			value={value}
			// The side in the address, before the others have been loaded.
			data={
				offered.some((side) => side.value === value) ? [...offered] : [...offered, { value, label: text("workbench.difference.loading") }]
			}
			onChange={({ currentTarget }) => choose(name, currentTarget.value)}
		/>
	);
	return (
		<>
			<div className={styles.sides}>
				{choice("van", sides.from)}
				{choice("naar", sides.to)}
			</div>
			<Between key={`${sides.from} ${sides.to}`} sides={sides} design={design} />
		</>
	);
}

function Between({ sides, design }: SidesComparedProps) {
	const { compared, failed } = useCompared(design, sides);
	return (
		<>
			{failed && <PlainNotice kind="danger" title={text("workbench.difference.failed")} />}
			{compared === null ? (
				!failed && <Skeletons heights={[60, 60]} label={text("workbench.difference.loading")} />
			) : (
				<Changes compared={compared} sides={sides} leads={design !== null && sides.to === sideOfDesign(design.uuid)} />
			)}
		</>
	);
}
