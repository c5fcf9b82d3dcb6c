import { Button, TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import type { TenantDefinition } from "../../../engine/index.ts";
import { text, textsOfProduct } from "../../texts/text.ts";
import { PropertyInput } from "../editing/PropertyInput.tsx";
import { useEditing } from "../editing/use-edits.ts";
import { useInTurn } from "../editing/use-in-turn.ts";
import { writeAt } from "../editing/write-at.ts";
import styles from "./HouseStylePage.module.css";

/** Maximum number of search results listed. */
const mostListed = 12;

/** Texts of the product that this tenant words differently, and a search for others to change. */
export function OwnTexts({ tenant }: { readonly tenant: TenantDefinition }) {
	const { write } = useEditing();
	const [words, setWords] = useState("");
	const [product, setProduct] = useState<Readonly<Record<string, string>>>({});
	/** Texts chosen to be changed, but not written yet. */
	const [chosen, setChosen] = useState<readonly string[]>([]);
	useEffect(() => {
		let ended = false;
		// The texts of every page of the product, which only this screen needs.
		void import("../../texts/areas/index.ts").then(() => ended || setProduct({ ...textsOfProduct() }));
		return () => {
			ended = true;
		};
	}, []);
	const own = tenant.texts ?? {};
	const put = async (key: string, value: unknown): Promise<string | null> => {
		const alone = value === undefined && Object.keys(own).length === 1 && Object.hasOwn(own, key);
		const edit = writeAt("tenant.json", tenant, alone ? ["texts"] : ["texts", key], value);
		return edit === null ? null : write([edit]);
	};
	const back = useInTurn((key: string) => put(key, undefined));
	const sought = words.trim().toLowerCase();
	const found = sought.length < 2 ? [] : Object.entries(product).filter(([, said]) => said.toLowerCase().includes(sought));
	const changed = [...Object.keys(own), ...chosen.filter((key) => !Object.hasOwn(own, key))];
	return (
		<section className={styles.part} aria-labelledby="teksten">
			<h2 id="teksten" className={styles.heading}>
				{text("style.words")}
			</h2>
			<p className={styles.note}>{text("style.words.lead")}</p>
			{changed.length === 0 && <p className={styles.note}>{text("style.words.none")}</p>}
			<ul className={styles.items}>
				{changed.map((key) => {
					const said = product[key] ?? key;
					return (
						<li key={key} className={styles.item}>
							<div className={styles.grows}>
								<PropertyInput
									label={text("style.words.own", { text: said })}
									type="string"
									value={own[key] ?? said}
									needed
									onWrite={(value) => put(key, value)}
								/>
							</div>
							<Button
								aria-label={text("style.words.back", { text: said })}
								onClick={() => {
									setChosen(chosen.filter((each) => each !== key));
									void back(key);
								}}
							>
								{text("style.words.back.short")}
							</Button>
						</li>
					);
				})}
			</ul>
			<TextInput
				className={styles.grows}
				type="search"
				label={text("style.words.search")}
				value={words}
				onChange={({ currentTarget }) => setWords(currentTarget.value)}
			/>
			<p role="status" className={styles.note}>
				{sought.length >= 2 && text(found.length === 1 ? "style.words.found.one" : "style.words.found.other", { count: found.length })}{" "}
				{found.length > mostListed && text("style.words.first", { count: mostListed })}
			</p>
			<ul className={styles.items}>
				{found.slice(0, mostListed).map(([key, said]) => (
					<li key={key} className={styles.found}>
						<span>{said}</span>
						{!changed.includes(key) && (
							<Button
								variant="default"
								size="xs"
								onClick={() => setChosen([...chosen, key])}
								aria-label={text("style.words.change", { text: said })}
							>
								{text("style.words.change.short")}
							</Button>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
