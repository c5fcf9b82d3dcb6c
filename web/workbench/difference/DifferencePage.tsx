import { NativeSelect } from "@mantine/core";
import { useParams, useSearchParams } from "react-router";
import { text } from "../../texts/text.ts";
import { PlainNotice } from "../../ui/notices/PlainNotice.tsx";
import { Skeletons } from "../../ui/Skeletons.tsx";
import { usePageTitle } from "../../ui/use-page-title.ts";
import { useBundle } from "../bundle/use-bundle.ts";
import { Changes } from "./Changes.tsx";
import styles from "./DifferencePage.module.css";
import { type Sides, sideOfDesign, sidesIn } from "./sides.ts";
import { useCompared } from "./use-compared.ts";
import { useSides } from "./use-sides.ts";

/** What lies between two of designs, releases and what runs, in sentences. Which two is in the address. */
export function DifferencePage() {
	const { uuid = "" } = useParams();
	const { shown } = useBundle();
	const [search, setSearch] = useSearchParams();
	const sides = sidesIn(search, uuid);
	const offered = useSides(uuid, shown.name ?? "");
	usePageTitle(text("workbench.difference"));
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
			// The one of the address, before the others were read.
			data={
				offered.some((side) => side.value === value) ? [...offered] : [...offered, { value, label: text("workbench.difference.loading") }]
			}
			onChange={({ currentTarget }) => choose(name, currentTarget.value)}
		/>
	);
	return (
		<div className={styles.page}>
			<h1 className={styles.title}>{text("workbench.difference")}</h1>
			<p className={styles.lead}>{text("workbench.difference.lead")}</p>
			<div className={styles.sides}>
				{choice("van", sides.from)}
				{choice("naar", sides.to)}
			</div>
			<Between key={`${sides.from} ${sides.to}`} uuid={uuid} revision={shown.revision} sides={sides} />
		</div>
	);
}

interface BetweenProps {
	readonly uuid: string;
	readonly revision: string;
	readonly sides: Sides;
}

function Between({ uuid, revision, sides }: BetweenProps) {
	const { compared, failed } = useCompared(uuid, revision, sides);
	return (
		<>
			{failed && <PlainNotice kind="danger" title={text("workbench.difference.failed")} />}
			{compared === null ? (
				!failed && <Skeletons heights={[60, 60]} label={text("workbench.difference.loading")} />
			) : (
				<Changes compared={compared} leads={sides.to === sideOfDesign(uuid)} />
			)}
		</>
	);
}
