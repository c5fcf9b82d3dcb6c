/** Texts of the backup commands. */

export const notForPostgres =
	"De gegevens staan in PostgreSQL: maak reservekopieën met PostgreSQL zelf. Deze opdracht is voor de ingebouwde database.";
export const alreadyThere = (folder: string) => `${folder} is er al.`;
export const damagedCopy = (faults: string) => `De database is beschadigd: ${faults}.`;
export const bytesMissing = (uuid: string) => `De inhoud van bestand ${uuid} ontbreekt.`;
export const otherBytes = (uuid: string) => `De inhoud van bestand ${uuid} is niet wat de database ervan zegt.`;
export const otherCount = (found: number, said: number) => `Er zijn ${found} bestanden, volgens de beschrijving ${said}.`;
export const noManifest = (folder: string) => `${folder} is geen reservekopie: er staat geen beschrijving (manifest.json) in.`;
export const unknownManifest = (folder: string) =>
	`De beschrijving (manifest.json) in ${folder} is onleesbaar, of van een nieuwere versie van het product.`;
export const databaseMissing = "De database ontbreekt in de reservekopie.";
export const otherDatabase = "De database is niet meer die van toen de reservekopie werd gemaakt.";
export const newerProduct = (version: string) =>
	`De reservekopie is van een nieuwere versie van het product (${version}). Zet eerst die versie neer.`;
export const auditBroken = (tenant: string, number: number) =>
	`De audittrail van ${tenant === "" ? "alle tenants samen" : tenant} klopt niet vanaf regel ${number}.`;
export const databaseThere = (file: string) => `Er is al een database: ${file}. Zet hem eerst weg; deze opdracht overschrijft niets.`;
export const otherKey = (file: string) =>
	`De sleutel in ${file} past niet op de geheimen in de reservekopie. Zet de sleutel van toen terug, of noem zijn plaats met SECRETS_KEY_FILE.`;
