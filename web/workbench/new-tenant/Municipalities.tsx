import { MultiSelect } from "@mantine/core";
import { useState } from "react";
import { text } from "../../texts/text.ts";

interface MunicipalitiesProps {
	readonly data: readonly { readonly value: string; readonly label: string }[];
	readonly value: readonly string[];
	readonly error: string | null;
	readonly onChange: (chosen: readonly string[]) => void;
}

/** Chooses municipalities by typing part of their names. Enter takes the first that is found. */
export function Municipalities({ data, value, error, onChange }: MunicipalitiesProps) {
	const [search, setSearch] = useState("");
	return (
		<MultiSelect
			label={text("newTenant.municipalities")}
			description={text("newTenant.municipalities.help")}
			data={[...data]}
			searchable
			searchValue={search}
			onSearchChange={setSearch}
			// Without a search, another Enter would take the first of all.
			selectFirstOptionOnChange={search.trim() !== ""}
			hidePickedOptions
			limit={30}
			nothingFoundMessage={text("newTenant.municipalities.none")}
			value={[...value]}
			error={error}
			onChange={onChange}
		/>
	);
}
