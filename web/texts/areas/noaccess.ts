import texts from "../noaccess.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
