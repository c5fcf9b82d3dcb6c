import { IconBaselineDensityMedium, IconBaselineDensitySmall } from "@tabler/icons-react";
import { text } from "../../texts/text.ts";
import { type Density, densities } from "../state/table-settings.ts";
import styles from "./DensityChoice.module.css";
import "../../texts/areas/columns.ts";

interface DensityChoiceProps {
	readonly density: Density;
	readonly onChange: (density: Density) => void;
}

const icons = { comfortable: IconBaselineDensityMedium, compact: IconBaselineDensitySmall } as const;

/** Choice between spacious and compact rows. Not on phones, where rows are cards. */
export function DensityChoice({ density, onChange }: DensityChoiceProps) {
	return (
		<fieldset className={styles.choice}>
			<legend className={styles.legend}>{text("columns.density")}</legend>
			{densities.map((each) => {
				const Icon = icons[each];
				const label = text(`columns.density.${each}`);
				return (
					<button
						key={each}
						type="button"
						className={styles.option}
						aria-pressed={each === density}
						title={label}
						aria-label={label}
						onClick={() => onChange(each)}
					>
						<Icon size={17} aria-hidden />
					</button>
				);
			})}
		</fieldset>
	);
}
