import { stdout } from "node:process";
// node_modules/@romcal/calendar.united-states/esm/en.js
/**
* MIT License
* 
* Copyright (c) 2018 Julian Pereira
* 
* Permission is hereby granted, free of charge, to any person obtaining a copy
* of this software and associated documentation files (the "Software"), to deal
* in the Software without restriction, including without limitation the rights
* to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
* copies of the Software, and to permit persons to whom the Software is
* furnished to do so, subject to the following conditions:
* 
* The above copyright notice and this permission notice shall be included in all
* copies or substantial portions of the Software.
* 
* THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
* IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
* FITNESS FOR A PARTICULAR PURPOSE AND NON INFRINGEMENT. IN NO EVENT SHALL THE
* AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
* LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
* OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
* SOFTWARE.
*/
var o = {
	calendarName: "united_states",
	particularConfig: {
		epiphanyOnSunday: !0,
		ascensionOnSunday: !0,
		corpusChristiOnSunday: !0
	},
	inputs: {
		basil_the_great_and_gregory_nazianzen_bishops: [{
			dateDef: {
				month: 1,
				date: 2
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			martyrology: ["basil_the_great_bishop", "gregory_nazianzen_bishop"],
			fromCalendarId: "general_roman"
		}],
		most_holy_name_of_jesus: [{
			dateDef: {
				month: 1,
				date: 3
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		raymond_of_penyafort_priest: [{
			dateDef: {
				month: 1,
				date: 7
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Pastors",
			fromCalendarId: "general_roman"
		}],
		hilary_of_poitiers_bishop: [{
			dateDef: {
				month: 1,
				date: 13
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Bishops", "DoctorsOfTheChurch"],
			fromCalendarId: "general_roman"
		}],
		anthony_of_egypt_abbot: [{
			dateDef: {
				month: 1,
				date: 17
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		fabian_i_pope: [{
			dateDef: {
				month: 1,
				date: 20
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Martyrs", "PopeOrBishop"],
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		sebastian_of_milan_martyr: [{
			dateDef: {
				month: 1,
				date: 20
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Martyrs",
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		agnes_of_rome_virgin: [{
			dateDef: {
				month: 1,
				date: 21
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: ["VirginMartyrs", "Virgins"],
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		vincent_of_saragossa_deacon: [{
			dateDef: {
				month: 1,
				date: 22
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Martyrs",
			colors: "RED",
			fromCalendarId: "general_roman"
		}, {
			dateDef: {
				month: 1,
				date: 23
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			fromCalendarId: "united_states"
		}],
		francis_de_sales_bishop: [{
			dateDef: {
				month: 1,
				date: 24
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: ["Bishops", "DoctorsOfTheChurch"],
			fromCalendarId: "general_roman"
		}],
		conversion_of_saint_paul_the_apostle: [{
			dateDef: {
				month: 1,
				date: 25
			},
			precedence: "GENERAL_FEAST_7",
			commonsDef: "None",
			colors: "WHITE",
			fromCalendarId: "general_roman"
		}],
		timothy_of_ephesus_and_titus_of_crete_bishops: [{
			dateDef: {
				month: 1,
				date: 26
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			martyrology: ["timothy_of_ephesus_bishop", "titus_of_crete_bishop"],
			fromCalendarId: "general_roman"
		}],
		angela_merici_virgin: [{
			dateDef: {
				month: 1,
				date: 27
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Virgins", "Educators"],
			fromCalendarId: "general_roman"
		}],
		thomas_aquinas_priest: [{
			dateDef: {
				month: 1,
				date: 28
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: ["DoctorsOfTheChurch", "Pastors"],
			fromCalendarId: "general_roman"
		}],
		john_bosco_priest: [{
			dateDef: {
				month: 1,
				date: 31
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: ["Pastors", "Educators"],
			fromCalendarId: "general_roman"
		}],
		presentation_of_the_lord: [{
			dateDef: { dateFn: "presentationOfTheLord" },
			precedence: "GENERAL_LORD_FEAST_5",
			commonsDef: "None",
			colors: "WHITE",
			fromCalendarId: "general_roman"
		}],
		blaise_of_sebaste_bishop: [{
			dateDef: {
				month: 2,
				date: 3
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Martyrs", "Bishops"],
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		ansgar_of_hamburg_bishop: [{
			dateDef: {
				month: 2,
				date: 3
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Missionaries", "Bishops"],
			fromCalendarId: "general_roman"
		}],
		agatha_of_sicily_virgin: [{
			dateDef: {
				month: 2,
				date: 5
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: ["VirginMartyrs", "Virgins"],
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		paul_miki_and_companions_martyrs: [{
			dateDef: {
				month: 2,
				date: 6
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "Martyrs",
			colors: "RED",
			martyrology: ["paul_miki_martyr", "companions_martyrs"],
			fromCalendarId: "general_roman"
		}],
		jerome_emiliani: [{
			dateDef: {
				month: 2,
				date: 8
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Educators",
			fromCalendarId: "general_roman"
		}],
		josephine_bakhita_virgin: [{
			dateDef: {
				month: 2,
				date: 8
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Virgins",
			fromCalendarId: "general_roman"
		}],
		scholastica_of_nursia_virgin: [{
			dateDef: {
				month: 2,
				date: 10
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: ["Virgins", "Nuns"],
			fromCalendarId: "general_roman"
		}],
		our_lady_of_lourdes: [{
			dateDef: {
				month: 2,
				date: 11
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "BlessedVirginMary",
			fromCalendarId: "general_roman"
		}],
		cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop: [{
			dateDef: {
				month: 2,
				date: 14
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			martyrology: ["cyril_constantine_the_philosopher_monk", "methodius_michael_of_thessaloniki_bishop"],
			fromCalendarId: "general_roman"
		}],
		seven_holy_founders_of_the_servite_order: [{
			dateDef: {
				month: 2,
				date: 17
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Religious",
			fromCalendarId: "general_roman"
		}],
		peter_damian_bishop: [{
			dateDef: {
				month: 2,
				date: 21
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["DoctorsOfTheChurch", "Bishops"],
			fromCalendarId: "general_roman"
		}],
		chair_of_saint_peter_the_apostle: [{
			dateDef: {
				month: 2,
				date: 22
			},
			precedence: "GENERAL_FEAST_7",
			commonsDef: "None",
			colors: "WHITE",
			fromCalendarId: "general_roman"
		}],
		polycarp_of_smyrna_bishop: [{
			dateDef: {
				month: 2,
				date: 23
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: ["Martyrs", "Bishops"],
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		gregory_of_narek_abbot: [{
			dateDef: {
				month: 2,
				date: 27
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["DoctorsOfTheChurch", "Abbots"],
			fromCalendarId: "general_roman"
		}],
		casimir_of_poland: [{
			dateDef: {
				month: 3,
				date: 4
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Saints"],
			fromCalendarId: "general_roman"
		}],
		perpetua_of_carthage_and_felicity_of_carthage_martyrs: [{
			dateDef: {
				month: 3,
				date: 7
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			colors: "RED",
			martyrology: ["perpetua_of_carthage_martyr", "felicity_of_carthage_martyr"],
			fromCalendarId: "general_roman"
		}],
		john_of_god_duarte_cidade_religious: [{
			dateDef: {
				month: 3,
				date: 8
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Religious", "MercyWorkers"],
			fromCalendarId: "general_roman"
		}],
		frances_of_rome_religious: [{
			dateDef: {
				month: 3,
				date: 9
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["HolyWomen", "Religious"],
			fromCalendarId: "general_roman"
		}],
		patrick_of_ireland_bishop: [{
			dateDef: {
				month: 3,
				date: 17
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Missionaries", "Bishops"],
			fromCalendarId: "general_roman"
		}],
		cyril_of_jerusalem_bishop: [{
			dateDef: {
				month: 3,
				date: 18
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Bishops", "DoctorsOfTheChurch"],
			fromCalendarId: "general_roman"
		}],
		joseph_spouse_of_mary: [{
			dateDef: {
				month: 3,
				date: 19
			},
			dateExceptions: [{
				ifIsDayOfWeek: 0,
				setDate: { addDay: 1 }
			}, {
				ifIsBetween: {
					from: { dateFn: "palmSunday" },
					to: { dateFn: "divineMercySunday" },
					inclusive: !0
				},
				setDate: {
					dateFn: "palmSunday",
					subtractDay: 1
				}
			}],
			precedence: "GENERAL_SOLEMNITY_3",
			isHolyDayOfObligation: !0,
			commonsDef: "None",
			colors: "WHITE",
			fromCalendarId: "general_roman"
		}],
		turibius_of_mogrovejo_bishop: [{
			dateDef: {
				month: 3,
				date: 23
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Bishops",
			fromCalendarId: "general_roman"
		}],
		annunciation_of_the_lord: [{
			dateDef: { dateFn: "annunciation" },
			precedence: "GENERAL_SOLEMNITY_3",
			commonsDef: "None",
			colors: "WHITE",
			fromCalendarId: "general_roman"
		}],
		francis_of_paola_hermit: [{
			dateDef: {
				month: 4,
				date: 2
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Religious",
			fromCalendarId: "general_roman"
		}],
		isidore_of_seville_bishop: [{
			dateDef: {
				month: 4,
				date: 4
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Bishops", "DoctorsOfTheChurch"],
			fromCalendarId: "general_roman"
		}],
		vincent_ferrer_priest: [{
			dateDef: {
				month: 4,
				date: 5
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Missionaries",
			fromCalendarId: "general_roman"
		}],
		john_baptist_de_la_salle_priest: [{
			dateDef: {
				month: 4,
				date: 7
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: ["Pastors", "Educators"],
			fromCalendarId: "general_roman"
		}],
		stanislaus_of_szczepanow_bishop: [{
			dateDef: {
				month: 4,
				date: 11
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: ["Martyrs", "Bishops"],
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		martin_i_pope: [{
			dateDef: {
				month: 4,
				date: 13
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Martyrs", "PopeOrBishop"],
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		anselm_of_canterbury_bishop: [{
			dateDef: {
				month: 4,
				date: 21
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Bishops", "DoctorsOfTheChurch"],
			fromCalendarId: "general_roman"
		}],
		george_of_lydda_martyr: [{
			dateDef: {
				month: 4,
				date: 23
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Martyrs",
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		adalbert_of_prague_bishop: [{
			dateDef: {
				month: 4,
				date: 23
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Martyrs", "Bishops"],
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		fidelis_of_sigmaringen_priest: [{
			dateDef: {
				month: 4,
				date: 24
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Martyrs", "Pastors"],
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		mark_evangelist: [{
			dateDef: {
				month: 4,
				date: 25
			},
			precedence: "GENERAL_FEAST_7",
			commonsDef: "None",
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		peter_chanel_priest: [{
			dateDef: {
				month: 4,
				date: 28
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Martyrs", "Missionaries"],
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		louis_grignion_de_montfort_priest: [{
			dateDef: {
				month: 4,
				date: 28
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Pastors",
			fromCalendarId: "general_roman"
		}],
		catherine_of_siena_virgin: [{
			dateDef: {
				month: 4,
				date: 29
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		pius_v_pope: [{
			dateDef: {
				month: 4,
				date: 30
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "PopeOrBishop",
			fromCalendarId: "general_roman"
		}],
		joseph_the_worker: [{
			dateDef: {
				month: 5,
				date: 1
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		athanasius_of_alexandria_bishop: [{
			dateDef: {
				month: 5,
				date: 2
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		philip_and_james_apostles: [{
			dateDef: {
				month: 5,
				date: 3
			},
			precedence: "GENERAL_FEAST_7",
			commonsDef: "None",
			colors: "RED",
			martyrology: ["philip_apostle", "james_apostle"],
			fromCalendarId: "general_roman"
		}],
		john_of_avila_priest: [{
			dateDef: {
				month: 5,
				date: 10
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Pastors", "DoctorsOfTheChurch"],
			fromCalendarId: "general_roman"
		}],
		nereus_of_terracina_and_achilleus_of_terracina_martyrs: [{
			dateDef: {
				month: 5,
				date: 12
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Martyrs",
			colors: "RED",
			martyrology: ["nereus_of_terracina_martyr", "achilleus_of_terracina_martyr"],
			fromCalendarId: "general_roman"
		}],
		pancras_of_rome_martyr: [{
			dateDef: {
				month: 5,
				date: 12
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Martyrs",
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		our_lady_of_fatima: [{
			dateDef: {
				month: 5,
				date: 13
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "BlessedVirginMary",
			fromCalendarId: "general_roman"
		}],
		matthias_apostle: [{
			dateDef: {
				month: 5,
				date: 14
			},
			precedence: "GENERAL_FEAST_7",
			commonsDef: "None",
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		john_i_pope: [{
			dateDef: {
				month: 5,
				date: 18
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Martyrs", "PopeOrBishop"],
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		bernardine_of_siena_priest: [{
			dateDef: {
				month: 5,
				date: 20
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Missionaries", "Religious"],
			fromCalendarId: "general_roman"
		}],
		christopher_magallanes_priest_and_companions_martyrs: [{
			dateDef: {
				month: 5,
				date: 21
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Martyrs",
			colors: "RED",
			martyrology: ["christopher_magallanes_priest", {
				id: "companions_martyrs",
				count: 24
			}],
			fromCalendarId: "general_roman"
		}],
		rita_of_cascia_religious: [{
			dateDef: {
				month: 5,
				date: 22
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Religious",
			fromCalendarId: "general_roman"
		}],
		bede_the_venerable_priest: [{
			dateDef: {
				month: 5,
				date: 25
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["DoctorsOfTheChurch", "Monks"],
			fromCalendarId: "general_roman"
		}],
		gregory_vii_pope: [{
			dateDef: {
				month: 5,
				date: 25
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "PopeOrBishop",
			fromCalendarId: "general_roman"
		}],
		mary_magdalene_de_pazzi_virgin: [{
			dateDef: {
				month: 5,
				date: 25
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Virgins", "Religious"],
			fromCalendarId: "general_roman"
		}],
		philip_neri_priest: [{
			dateDef: {
				month: 5,
				date: 26
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		augustine_of_canterbury_bishop: [{
			dateDef: {
				month: 5,
				date: 27
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Missionaries", "Bishops"],
			fromCalendarId: "general_roman"
		}],
		paul_vi_pope: [{
			dateDef: {
				month: 5,
				date: 29
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["PopeOrBishop"],
			fromCalendarId: "general_roman"
		}],
		visitation_of_mary: [{
			dateDef: {
				month: 5,
				date: 31
			},
			precedence: "GENERAL_FEAST_7",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		mary_mother_of_the_church: [{
			dateDef: { dateFn: "maryMotherOfTheChurch" },
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			properCycle: "PROPER_OF_TIME",
			fromCalendarId: "general_roman"
		}],
		immaculate_heart_of_mary: [{
			dateDef: { dateFn: "immaculateHeartOfMary" },
			precedence: "GENERAL_MEMORIAL_10",
			allowSimilarRankItems: !0,
			commonsDef: "None",
			colors: "WHITE",
			properCycle: "PROPER_OF_TIME",
			fromCalendarId: "general_roman"
		}],
		justin_martyr: [{
			dateDef: {
				month: 6,
				date: 1
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		marcellinus_of_rome_and_peter_the_exorcist_martyrs: [{
			dateDef: {
				month: 6,
				date: 2
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Martyrs",
			colors: "RED",
			martyrology: ["marcellinus_of_rome_martyr", "peter_the_exorcist_martyr"],
			fromCalendarId: "general_roman"
		}],
		charles_lwanga_and_companions_martyrs: [{
			dateDef: {
				month: 6,
				date: 3
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			colors: "RED",
			martyrology: ["charles_lwanga_martyr", "companions_martyrs"],
			fromCalendarId: "general_roman"
		}],
		boniface_of_mainz_bishop: [{
			dateDef: {
				month: 6,
				date: 5
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: ["Martyrs", "Missionaries"],
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		norbert_of_xanten_bishop: [{
			dateDef: {
				month: 6,
				date: 6
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Bishops", "Religious"],
			fromCalendarId: "general_roman"
		}],
		ephrem_the_syrian_deacon: [{
			dateDef: {
				month: 6,
				date: 9
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "DoctorsOfTheChurch",
			fromCalendarId: "general_roman"
		}],
		barnabas_apostle: [{
			dateDef: {
				month: 6,
				date: 11
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		anthony_of_padua_priest: [{
			dateDef: {
				month: 6,
				date: 13
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: [
				"Pastors",
				"DoctorsOfTheChurch",
				"Religious"
			],
			fromCalendarId: "general_roman"
		}],
		romuald_of_ravenna_abbot: [{
			dateDef: {
				month: 6,
				date: 19
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Abbots",
			fromCalendarId: "general_roman"
		}],
		aloysius_gonzaga_religious: [{
			dateDef: {
				month: 6,
				date: 21
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		paulinus_of_nola_bishop: [{
			dateDef: {
				month: 6,
				date: 22
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Bishops",
			fromCalendarId: "general_roman"
		}],
		john_fisher_bishop_and_thomas_more_martyrs: [{
			dateDef: {
				month: 6,
				date: 22
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Martyrs",
			colors: "RED",
			martyrology: ["john_fisher_bishop", "thomas_more_martyr"],
			fromCalendarId: "general_roman"
		}],
		nativity_of_john_the_baptist: [{
			dateDef: { dateFn: "nativityOfJohnTheBaptist" },
			precedence: "GENERAL_SOLEMNITY_3",
			commonsDef: "None",
			colors: "WHITE",
			fromCalendarId: "general_roman"
		}],
		cyril_of_alexandria_bishop: [{
			dateDef: {
				month: 6,
				date: 27
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Bishops", "DoctorsOfTheChurch"],
			fromCalendarId: "general_roman"
		}],
		irenaeus_of_lyon_bishop: [{
			dateDef: {
				month: 6,
				date: 28
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		peter_and_paul_apostles: [{
			dateDef: { dateFn: "peterAndPaulApostles" },
			precedence: "GENERAL_SOLEMNITY_3",
			isHolyDayOfObligation: !0,
			commonsDef: "None",
			colors: "RED",
			martyrology: ["peter_apostle", "paul_apostle"],
			fromCalendarId: "general_roman"
		}],
		first_martyrs_of_the_holy_roman_church: [{
			dateDef: {
				month: 6,
				date: 30
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Martyrs",
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		thomas_apostle: [{
			dateDef: {
				month: 7,
				date: 3
			},
			precedence: "GENERAL_FEAST_7",
			commonsDef: "None",
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		elizabeth_of_portugal: [{
			dateDef: {
				month: 7,
				date: 4
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "MercyWorkers",
			fromCalendarId: "general_roman"
		}, {
			dateDef: {
				month: 7,
				date: 5
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			fromCalendarId: "united_states"
		}],
		anthony_zaccaria_priest: [{
			dateDef: {
				month: 7,
				date: 5
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: [
				"Pastors",
				"Educators",
				"Religious"
			],
			fromCalendarId: "general_roman"
		}],
		maria_goretti_virgin: [{
			dateDef: {
				month: 7,
				date: 6
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["VirginMartyrs", "Virgins"],
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		augustine_zhao_rong_priest_and_companions_martyrs: [{
			dateDef: {
				month: 7,
				date: 9
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Martyrs",
			colors: "RED",
			martyrology: ["augustine_zhao_rong_priest", "companions_martyrs"],
			fromCalendarId: "general_roman"
		}],
		benedict_of_nursia_abbot: [{
			dateDef: {
				month: 7,
				date: 11
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		henry_ii_emperor: [{
			dateDef: {
				month: 7,
				date: 13
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Saints",
			fromCalendarId: "general_roman"
		}],
		camillus_de_lellis_priest: [{
			dateDef: {
				month: 7,
				date: 14
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "MercyWorkers",
			fromCalendarId: "general_roman"
		}, {
			dateDef: {
				month: 7,
				date: 18
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			fromCalendarId: "united_states"
		}],
		bonaventure_of_bagnoregio_bishop: [{
			dateDef: {
				month: 7,
				date: 15
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: ["Bishops", "DoctorsOfTheChurch"],
			fromCalendarId: "general_roman"
		}],
		our_lady_of_mount_carmel: [{
			dateDef: {
				month: 7,
				date: 16
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "BlessedVirginMary",
			fromCalendarId: "general_roman"
		}],
		apollinaris_of_ravenna_bishop: [{
			dateDef: {
				month: 7,
				date: 20
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Martyrs", "Bishops"],
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		lawrence_of_brindisi_priest: [{
			dateDef: {
				month: 7,
				date: 21
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: [
				"Pastors",
				"DoctorsOfTheChurch",
				"Religious"
			],
			fromCalendarId: "general_roman"
		}],
		mary_magdalene: [{
			dateDef: {
				month: 7,
				date: 22
			},
			precedence: "GENERAL_FEAST_7",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		bridget_of_sweden_religious: [{
			dateDef: {
				month: 7,
				date: 23
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["HolyWomen", "Religious"],
			fromCalendarId: "general_roman"
		}],
		sharbel_makhluf_priest: [{
			dateDef: {
				month: 7,
				date: 24
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Pastors", "Monks"],
			fromCalendarId: "general_roman"
		}],
		james_apostle: [{
			dateDef: {
				month: 7,
				date: 25
			},
			precedence: "GENERAL_FEAST_7",
			commonsDef: "None",
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		joachim_and_anne_parents_of_mary: [{
			dateDef: {
				month: 7,
				date: 26
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			martyrology: ["joachim_father_of_mary", "anne_mother_of_mary"],
			fromCalendarId: "general_roman"
		}],
		martha_of_bethany_mary_of_bethany_and_lazarus_of_bethany: [{
			dateDef: {
				month: 7,
				date: 29
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			martyrology: [
				"martha_of_bethany",
				"mary_of_bethany",
				"lazarus_of_bethany"
			],
			fromCalendarId: "general_roman"
		}],
		peter_chrysologus_bishop: [{
			dateDef: {
				month: 7,
				date: 30
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Bishops", "DoctorsOfTheChurch"],
			fromCalendarId: "general_roman"
		}],
		ignatius_of_loyola_priest: [{
			dateDef: {
				month: 7,
				date: 31
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		alphonsus_mary_liguori_bishop: [{
			dateDef: {
				month: 8,
				date: 1
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: ["Bishops", "DoctorsOfTheChurch"],
			fromCalendarId: "general_roman"
		}],
		eusebius_of_vercelli_bishop: [{
			dateDef: {
				month: 8,
				date: 2
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Bishops",
			fromCalendarId: "general_roman"
		}],
		peter_julian_eymard_priest: [{
			dateDef: {
				month: 8,
				date: 2
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Religious", "Pastors"],
			fromCalendarId: "general_roman"
		}],
		john_mary_vianney_priest: [{
			dateDef: {
				month: 8,
				date: 4
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "Pastors",
			fromCalendarId: "general_roman"
		}],
		dedication_of_the_basilica_of_saint_mary_major: [{
			dateDef: {
				month: 8,
				date: 5
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "BlessedVirginMary",
			fromCalendarId: "general_roman"
		}],
		transfiguration_of_the_lord: [{
			dateDef: { dateFn: "transfiguration" },
			precedence: "GENERAL_LORD_FEAST_5",
			commonsDef: "None",
			colors: "WHITE",
			fromCalendarId: "general_roman"
		}],
		sixtus_ii_pope_and_companions_martyrs: [{
			dateDef: {
				month: 8,
				date: 7
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Martyrs",
			colors: "RED",
			martyrology: ["sixtus_ii_pope", "companions_martyrs"],
			fromCalendarId: "general_roman"
		}],
		cajetan_of_thiene_priest: [{
			dateDef: {
				month: 8,
				date: 7
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Pastors", "Religious"],
			fromCalendarId: "general_roman"
		}],
		dominic_de_guzman_priest: [{
			dateDef: {
				month: 8,
				date: 8
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		teresa_benedicta_of_the_cross_stein_virgin: [{
			dateDef: {
				month: 8,
				date: 9
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Martyrs", "Virgins"],
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		lawrence_of_rome_deacon: [{
			dateDef: {
				month: 8,
				date: 10
			},
			precedence: "GENERAL_FEAST_7",
			commonsDef: "None",
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		clare_of_assisi_virgin: [{
			dateDef: {
				month: 8,
				date: 11
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: ["Virgins", "Nuns"],
			fromCalendarId: "general_roman"
		}],
		jane_frances_de_chantal_religious: [{
			dateDef: {
				month: 8,
				date: 12
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Religious",
			fromCalendarId: "general_roman"
		}],
		pontian_i_pope_and_hippolytus_of_rome_priest: [{
			dateDef: {
				month: 8,
				date: 13
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Martyrs", "Pastors"],
			colors: "RED",
			martyrology: ["pontian_i_pope", "hippolytus_of_rome_priest"],
			fromCalendarId: "general_roman"
		}],
		maximilian_mary_raymund_kolbe_priest: [{
			dateDef: {
				month: 8,
				date: 14
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		assumption_of_the_blessed_virgin_mary: [{
			dateDef: { dateFn: "assumption" },
			precedence: "PROPER_OF_TIME_SOLEMNITY_2",
			isHolyDayOfObligation: !0,
			commonsDef: "None",
			colors: "WHITE",
			fromCalendarId: "general_roman"
		}],
		stephen_i_of_hungary: [{
			dateDef: {
				month: 8,
				date: 16
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Saints",
			fromCalendarId: "general_roman"
		}],
		john_eudes_priest: [{
			dateDef: {
				month: 8,
				date: 19
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Pastors", "Religious"],
			fromCalendarId: "general_roman"
		}],
		bernard_of_clairvaux_abbot: [{
			dateDef: {
				month: 8,
				date: 20
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		pius_x_pope: [{
			dateDef: {
				month: 8,
				date: 21
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: ["PopeOrBishop"],
			fromCalendarId: "general_roman"
		}],
		queenship_of_the_blessed_virgin_mary: [{
			dateDef: {
				month: 8,
				date: 22
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		rose_of_lima_virgin: [{
			dateDef: {
				month: 8,
				date: 23
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Virgins",
			fromCalendarId: "general_roman"
		}],
		bartholomew_apostle: [{
			dateDef: {
				month: 8,
				date: 24
			},
			precedence: "GENERAL_FEAST_7",
			commonsDef: "None",
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		louis_ix_of_france: [{
			dateDef: {
				month: 8,
				date: 25
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Saints",
			fromCalendarId: "general_roman"
		}],
		joseph_of_calasanz_priest: [{
			dateDef: {
				month: 8,
				date: 25
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Educators", "Pastors"],
			fromCalendarId: "general_roman"
		}],
		monica_of_hippo: [{
			dateDef: {
				month: 8,
				date: 27
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "HolyWomen",
			fromCalendarId: "general_roman"
		}],
		augustine_of_hippo_bishop: [{
			dateDef: {
				month: 8,
				date: 28
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		passion_of_saint_john_the_baptist: [{
			dateDef: {
				month: 8,
				date: 29
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		gregory_i_the_great_pope: [{
			dateDef: {
				month: 9,
				date: 3
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		teresa_of_calcutta_virgin: [{
			dateDef: {
				month: 9,
				date: 5
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Virgins",
			fromCalendarId: "general_roman"
		}],
		nativity_of_the_blessed_virgin_mary: [{
			dateDef: {
				month: 9,
				date: 8
			},
			precedence: "GENERAL_FEAST_7",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		peter_claver_priest: [{
			dateDef: {
				month: 9,
				date: 9
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Pastors", "MercyWorkers"],
			fromCalendarId: "general_roman"
		}, {
			dateDef: {
				month: 9,
				date: 9
			},
			precedence: "PROPER_MEMORIAL_11B",
			fromCalendarId: "united_states"
		}],
		most_holy_name_of_mary: [{
			dateDef: {
				month: 9,
				date: 12
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		john_chrysostom_bishop: [{
			dateDef: {
				month: 9,
				date: 13
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		exaltation_of_the_holy_cross: [{
			dateDef: { dateFn: "exaltationOfTheHolyCross" },
			precedence: "GENERAL_LORD_FEAST_5",
			commonsDef: "None",
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		our_lady_of_sorrows: [{
			dateDef: {
				month: 9,
				date: 15
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		cornelius_i_pope_and_cyprian_of_carthage_bishop_martyrs: [{
			dateDef: {
				month: 9,
				date: 16
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: ["Martyrs", "Pastors"],
			colors: "RED",
			martyrology: ["cornelius_i_pope", "cyprian_of_carthage_bishop"],
			fromCalendarId: "general_roman"
		}],
		hildegard_of_bingen_abbess: [{
			dateDef: {
				month: 9,
				date: 17
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Virgins", "Nuns"],
			fromCalendarId: "general_roman"
		}],
		robert_bellarmine_bishop: [{
			dateDef: {
				month: 9,
				date: 17
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Bishops", "DoctorsOfTheChurch"],
			fromCalendarId: "general_roman"
		}],
		januarius_i_of_benevento_bishop: [{
			dateDef: {
				month: 9,
				date: 19
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Martyrs", "Bishops"],
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		andrew_kim_tae_gon_priest_paul_chong_ha_sang_and_companions_martyrs: [{
			dateDef: {
				month: 9,
				date: 20
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			colors: "RED",
			martyrology: [
				"andrew_kim_tae_gon_priest",
				"paul_chong_ha_sang_martyr",
				"companions_martyrs"
			],
			fromCalendarId: "general_roman"
		}],
		matthew_apostle: [{
			dateDef: {
				month: 9,
				date: 21
			},
			precedence: "GENERAL_FEAST_7",
			commonsDef: "None",
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		pius_francesco_forgione_priest: [{
			dateDef: {
				month: 9,
				date: 23
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: ["Pastors", "Religious"],
			fromCalendarId: "general_roman"
		}],
		cosmas_of_cilicia_and_damian_of_cilicia_martyrs: [{
			dateDef: {
				month: 9,
				date: 26
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Martyrs",
			colors: "RED",
			martyrology: ["cosmas_of_cilicia_martyr", "damian_of_cilicia_martyr"],
			fromCalendarId: "general_roman"
		}],
		vincent_de_paul_priest: [{
			dateDef: {
				month: 9,
				date: 27
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		wenceslaus_i_of_bohemia_martyr: [{
			dateDef: {
				month: 9,
				date: 28
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Martyrs",
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		lawrence_ruiz_and_companions_martyrs: [{
			dateDef: {
				month: 9,
				date: 28
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Martyrs",
			colors: "RED",
			martyrology: ["lawrence_ruiz_martyr", "companions_martyrs"],
			fromCalendarId: "general_roman"
		}],
		michael_gabriel_and_raphael_archangels: [{
			dateDef: {
				month: 9,
				date: 29
			},
			precedence: "GENERAL_FEAST_7",
			commonsDef: "None",
			martyrology: [
				"michael_archangel",
				"gabriel_archangel",
				"raphael_archangel"
			],
			fromCalendarId: "general_roman"
		}],
		jerome_of_stridon_priest: [{
			dateDef: {
				month: 9,
				date: 30
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		therese_of_the_child_jesus_and_the_holy_face_of_lisieux_virgin: [{
			dateDef: {
				month: 10,
				date: 1
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		holy_guardian_angels: [{
			dateDef: {
				month: 10,
				date: 2
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		francis_of_assisi: [{
			dateDef: {
				month: 10,
				date: 4
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		faustina_kowalska_virgin: [{
			dateDef: {
				month: 10,
				date: 5
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Virgins", "Nuns"],
			fromCalendarId: "general_roman"
		}],
		bruno_of_cologne_priest: [{
			dateDef: {
				month: 10,
				date: 6
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Monks", "Pastors"],
			fromCalendarId: "general_roman"
		}],
		our_lady_of_the_rosary: [{
			dateDef: {
				month: 10,
				date: 7
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		denis_of_paris_bishop_and_companions_martyrs: [{
			dateDef: {
				month: 10,
				date: 9
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Martyrs",
			colors: "RED",
			martyrology: ["denis_of_paris_bishop", "companions_martyrs"],
			fromCalendarId: "general_roman"
		}],
		john_leonardi_priest: [{
			dateDef: {
				month: 10,
				date: 9
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Missionaries", "MercyWorkers"],
			fromCalendarId: "general_roman"
		}],
		john_xxiii_pope: [{
			dateDef: {
				month: 10,
				date: 11
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "PopeOrBishop",
			fromCalendarId: "general_roman"
		}],
		callistus_i_pope: [{
			dateDef: {
				month: 10,
				date: 14
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Martyrs", "PopeOrBishop"],
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		teresa_of_jesus_of_avila_virgin: [{
			dateDef: {
				month: 10,
				date: 15
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		hedwig_of_silesia_religious: [{
			dateDef: {
				month: 10,
				date: 16
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Religious", "HolyWomen"],
			fromCalendarId: "general_roman"
		}],
		margaret_mary_alacoque_virgin: [{
			dateDef: {
				month: 10,
				date: 16
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Virgins"],
			fromCalendarId: "general_roman"
		}],
		ignatius_of_antioch_bishop: [{
			dateDef: {
				month: 10,
				date: 17
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		luke_evangelist: [{
			dateDef: {
				month: 10,
				date: 18
			},
			precedence: "GENERAL_FEAST_7",
			commonsDef: "None",
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		john_de_brebeuf_isaac_jogues_priests_and_companions_martyrs: [{
			dateDef: {
				month: 10,
				date: 19
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "MissionaryMartyrs",
			colors: "RED",
			martyrology: [
				"john_de_brebeuf_priest",
				"isaac_jogues_priest",
				"companions_martyrs"
			],
			fromCalendarId: "general_roman"
		}, {
			precedence: "PROPER_MEMORIAL_11B",
			martyrology: [
				"john_de_brebeuf_priest",
				"isaac_jogues_priest",
				"companions_martyrs"
			],
			fromCalendarId: "united_states"
		}],
		paul_of_the_cross_priest: [{
			dateDef: {
				month: 10,
				date: 19
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}, {
			dateDef: {
				month: 10,
				date: 20
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			fromCalendarId: "united_states"
		}],
		john_paul_ii_pope: [{
			dateDef: {
				month: 10,
				date: 22
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "PopeOrBishop",
			fromCalendarId: "general_roman"
		}],
		john_of_capistrano_priest: [{
			dateDef: {
				month: 10,
				date: 23
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Missionaries", "Religious"],
			fromCalendarId: "general_roman"
		}],
		anthony_mary_claret_bishop: [{
			dateDef: {
				month: 10,
				date: 24
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Missionaries", "Bishops"],
			fromCalendarId: "general_roman"
		}],
		simon_and_jude_apostles: [{
			dateDef: {
				month: 10,
				date: 28
			},
			precedence: "GENERAL_FEAST_7",
			commonsDef: "None",
			colors: "RED",
			martyrology: ["simon_apostle", "jude_apostle"],
			fromCalendarId: "general_roman"
		}],
		all_saints: [{
			dateDef: { dateFn: "allSaints" },
			precedence: "GENERAL_SOLEMNITY_3",
			isHolyDayOfObligation: !0,
			commonsDef: "None",
			colors: "WHITE",
			fromCalendarId: "general_roman"
		}],
		commemoration_of_all_the_faithful_departed: [{
			dateDef: {
				month: 11,
				date: 2
			},
			precedence: "GENERAL_SOLEMNITY_3",
			commonsDef: "None",
			colors: ["PURPLE", "BLACK"],
			fromCalendarId: "general_roman"
		}],
		martin_de_porres_religious: [{
			dateDef: {
				month: 11,
				date: 3
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Religious"],
			fromCalendarId: "general_roman"
		}],
		charles_borromeo_bishop: [{
			dateDef: {
				month: 11,
				date: 4
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "Bishops",
			fromCalendarId: "general_roman"
		}],
		dedication_of_the_lateran_basilica: [{
			dateDef: {
				month: 11,
				date: 9
			},
			precedence: "GENERAL_LORD_FEAST_5",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		leo_i_the_great_pope: [{
			dateDef: {
				month: 11,
				date: 10
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		martin_of_tours_bishop: [{
			dateDef: {
				month: 11,
				date: 11
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		josaphat_kuntsevych_bishop: [{
			dateDef: {
				month: 11,
				date: 12
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		albert_the_great_bishop: [{
			dateDef: {
				month: 11,
				date: 15
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Bishops", "DoctorsOfTheChurch"],
			fromCalendarId: "general_roman"
		}],
		margaret_of_scotland: [{
			dateDef: {
				month: 11,
				date: 16
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "MercyWorkers",
			fromCalendarId: "general_roman"
		}],
		gertrude_the_great_virgin: [{
			dateDef: {
				month: 11,
				date: 16
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Virgins", "Nuns"],
			fromCalendarId: "general_roman"
		}],
		elizabeth_of_hungary_religious: [{
			dateDef: {
				month: 11,
				date: 17
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "MercyWorkers",
			fromCalendarId: "general_roman"
		}],
		dedication_of_the_basilicas_of_saints_peter_and_paul_apostles: [{
			dateDef: {
				month: 11,
				date: 18
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		presentation_of_the_blessed_virgin_mary: [{
			dateDef: {
				month: 11,
				date: 21
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "BlessedVirginMary",
			fromCalendarId: "general_roman"
		}],
		cecilia_of_rome_virgin: [{
			dateDef: {
				month: 11,
				date: 22
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: ["VirginMartyrs", "Virgins"],
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		clement_i_pope: [{
			dateDef: {
				month: 11,
				date: 23
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Martyrs", "PopeOrBishop"],
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		columban_of_luxeuil_abbot: [{
			dateDef: {
				month: 11,
				date: 23
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Missionaries", "Abbots"],
			fromCalendarId: "general_roman"
		}],
		andrew_dung_lac_priest_and_companions_martyrs: [{
			dateDef: {
				month: 11,
				date: 24
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			colors: "RED",
			martyrology: ["andrew_dung_lac_priest", "companions_martyrs"],
			fromCalendarId: "general_roman"
		}],
		catherine_of_alexandria_virgin: [{
			dateDef: {
				month: 11,
				date: 25
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["VirginMartyrs", "Virgins"],
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		andrew_apostle: [{
			dateDef: {
				month: 11,
				date: 30
			},
			precedence: "GENERAL_FEAST_7",
			commonsDef: "None",
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		francis_xavier_priest: [{
			dateDef: {
				month: 12,
				date: 3
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		john_damascene_priest: [{
			dateDef: {
				month: 12,
				date: 4
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Pastors", "DoctorsOfTheChurch"],
			fromCalendarId: "general_roman"
		}],
		nicholas_of_myra_bishop: [{
			dateDef: {
				month: 12,
				date: 6
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Bishops",
			fromCalendarId: "general_roman"
		}],
		ambrose_of_milan_bishop: [{
			dateDef: {
				month: 12,
				date: 7
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		immaculate_conception_of_the_blessed_virgin_mary: [{
			dateDef: { dateFn: "immaculateConceptionOfMary" },
			precedence: "GENERAL_SOLEMNITY_3",
			isHolyDayOfObligation: !0,
			commonsDef: "None",
			colors: "WHITE",
			fromCalendarId: "general_roman"
		}, {
			precedence: "PROPER_SOLEMNITY__PRINCIPAL_PATRON_4A",
			customLocaleId: "immaculate_conception_of_the_blessed_virgin_mary_patroness_of_the_usa",
			isHolyDayOfObligation: !0,
			titles: { append: ["PATRONESS_OF_THE_U_S_A"] },
			fromCalendarId: "united_states"
		}],
		juan_diego_cuauhtlatoatzin: [{
			dateDef: {
				month: 12,
				date: 9
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "Saints",
			fromCalendarId: "general_roman"
		}],
		our_lady_of_loreto: [{
			dateDef: {
				month: 12,
				date: 10
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "BlessedVirginMary",
			fromCalendarId: "general_roman"
		}],
		damasus_i_pope: [{
			dateDef: {
				month: 12,
				date: 11
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "PopeOrBishop",
			fromCalendarId: "general_roman"
		}],
		our_lady_of_guadalupe: [{
			dateDef: {
				month: 12,
				date: 12
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: "BlessedVirginMary",
			fromCalendarId: "general_roman"
		}, {
			precedence: "PROPER_FEAST__PRINCIPAL_PATRON_OF_A_REGION_8C",
			customLocaleId: "our_lady_of_guadalupe_patroness_of_the_americas",
			commonsDef: "None",
			titles: { append: ["PATRONESS_OF_THE_AMERICAS"] },
			fromCalendarId: "americas"
		}],
		lucy_of_syracuse_virgin: [{
			dateDef: {
				month: 12,
				date: 13
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: ["VirginMartyrs", "Virgins"],
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		john_of_the_cross_priest: [{
			dateDef: {
				month: 12,
				date: 14
			},
			precedence: "GENERAL_MEMORIAL_10",
			commonsDef: "None",
			fromCalendarId: "general_roman"
		}],
		peter_canisius_priest: [{
			dateDef: {
				month: 12,
				date: 21
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Pastors", "DoctorsOfTheChurch"],
			fromCalendarId: "general_roman"
		}],
		john_of_kanty_priest: [{
			dateDef: {
				month: 12,
				date: 23
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Pastors", "MercyWorkers"],
			fromCalendarId: "general_roman"
		}],
		stephen_the_first_martyr: [{
			dateDef: {
				month: 12,
				date: 26
			},
			precedence: "GENERAL_FEAST_7",
			commonsDef: "None",
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		john_apostle: [{
			dateDef: {
				month: 12,
				date: 27
			},
			precedence: "GENERAL_FEAST_7",
			commonsDef: "None",
			colors: "WHITE",
			fromCalendarId: "general_roman"
		}],
		holy_innocents_martyrs: [{
			dateDef: {
				month: 12,
				date: 28
			},
			precedence: "GENERAL_FEAST_7",
			commonsDef: "None",
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		thomas_becket_bishop: [{
			dateDef: {
				month: 12,
				date: 29
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["Martyrs", "Bishops"],
			colors: "RED",
			fromCalendarId: "general_roman"
		}],
		sylvester_i_pope: [{
			dateDef: {
				month: 12,
				date: 31
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			commonsDef: ["PopeOrBishop"],
			fromCalendarId: "general_roman"
		}],
		elizabeth_ann_seton_religious: [{
			dateDef: {
				month: 1,
				date: 4
			},
			precedence: "PROPER_MEMORIAL_11B",
			fromCalendarId: "united_states"
		}],
		john_nepomucene_neumann_bishop: [{
			dateDef: {
				month: 1,
				date: 5
			},
			precedence: "PROPER_MEMORIAL_11B",
			fromCalendarId: "united_states"
		}],
		andre_bessette_religious: [{
			dateDef: {
				month: 1,
				date: 6
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			fromCalendarId: "united_states"
		}],
		marianne_cope_virgin: [{
			dateDef: {
				month: 1,
				date: 23
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			fromCalendarId: "united_states"
		}],
		katharine_drexel_virgin: [{
			dateDef: {
				month: 3,
				date: 3
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			fromCalendarId: "united_states"
		}],
		damien_de_veuster_priest: [{
			dateDef: {
				month: 5,
				date: 10
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			fromCalendarId: "united_states"
		}],
		isidore_the_farmer: [{
			dateDef: {
				month: 5,
				date: 15
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			fromCalendarId: "united_states"
		}],
		junipero_serra_priest: [{
			dateDef: {
				month: 7,
				date: 1
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			fromCalendarId: "united_states"
		}],
		kateri_tekakwitha_virgin: [{
			dateDef: {
				month: 7,
				date: 14
			},
			precedence: "PROPER_MEMORIAL_11B",
			fromCalendarId: "united_states"
		}],
		francis_xavier_seelos_priest: [{
			dateDef: {
				month: 10,
				date: 5
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			fromCalendarId: "united_states"
		}],
		marie_rose_durocher_virgin: [{
			dateDef: {
				month: 10,
				date: 6
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			fromCalendarId: "united_states"
		}],
		frances_xavier_cabrini_virgin: [{
			dateDef: {
				month: 11,
				date: 13
			},
			precedence: "PROPER_MEMORIAL_11B",
			fromCalendarId: "united_states"
		}],
		rose_philippine_duchesne_virgin: [{
			dateDef: {
				month: 11,
				date: 18
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			fromCalendarId: "united_states"
		}],
		miguel_agustin_pro_priest: [{
			dateDef: {
				month: 11,
				date: 23
			},
			precedence: "OPTIONAL_MEMORIAL_12",
			fromCalendarId: "united_states"
		}]
	},
	martyrology: {
		achilleus_of_terracina_martyr: {
			canonizationLevel: "SAINT",
			titles: ["MARTYR"]
		},
		adalbert_of_prague_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "MARTYR"],
			dateOfDeath: 997
		},
		agatha_of_sicily_virgin: {
			canonizationLevel: "SAINT",
			titles: ["VIRGIN", "MARTYR"],
			dateOfDeath: 251
		},
		agnes_of_rome_virgin: {
			canonizationLevel: "SAINT",
			titles: ["VIRGIN", "MARTYR"],
			dateOfDeath: 304,
			dateOfDeathIsApproximative: !0
		},
		albert_the_great_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: 1280
		},
		all_saints: {},
		aloysius_gonzaga_religious: {
			canonizationLevel: "SAINT",
			titles: ["RELIGIOUS"],
			dateOfDeath: 1591
		},
		alphonsus_mary_liguori_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "DOCTOR_OF_THE_CHURCH"]
		},
		ambrose_of_milan_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: 397
		},
		andre_bessette_religious: {
			canonizationLevel: "SAINT",
			titles: ["RELIGIOUS"],
			dateOfDeath: 1937
		},
		andrew_apostle: {
			canonizationLevel: "SAINT",
			titles: ["APOSTLE"]
		},
		andrew_dung_lac_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST", "MARTYR"],
			dateOfDeath: { between: [1745, 1862] }
		},
		andrew_kim_tae_gon_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST", "MARTYR"],
			dateOfDeath: { between: [1745, 1862] }
		},
		angela_merici_virgin: {
			canonizationLevel: "SAINT",
			titles: ["VIRGIN"],
			dateOfDeath: 1540
		},
		anne_mother_of_mary: {
			canonizationLevel: "SAINT",
			titles: ["PARENTS_OF_THE_BLESSED_VIRGIN_MARY"],
			dateOfDeath: { century: 1 }
		},
		annunciation_of_the_lord: {},
		anselm_of_canterbury_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: 1109
		},
		ansgar_of_hamburg_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP"],
			dateOfDeath: 865
		},
		anthony_mary_claret_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP"],
			dateOfBirth: "1807-12-23",
			dateOfDeath: "1870-10-24"
		},
		anthony_of_egypt_abbot: {
			canonizationLevel: "SAINT",
			titles: ["ABBOT"],
			dateOfDeath: 356
		},
		anthony_of_padua_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: 1231
		},
		anthony_zaccaria_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST"],
			dateOfDeath: 1539
		},
		apollinaris_of_ravenna_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "MARTYR"],
			dateOfDeath: 81
		},
		assumption_of_the_blessed_virgin_mary: {},
		athanasius_of_alexandria_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: 373
		},
		augustine_of_canterbury_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP"],
			dateOfDeath: 604
		},
		augustine_of_hippo_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: 430
		},
		augustine_zhao_rong_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST", "MARTYR"],
			dateOfDeath: { between: [1648, 1930] }
		},
		barnabas_apostle: {
			canonizationLevel: "SAINT",
			titles: ["APOSTLE"]
		},
		bartholomew_apostle: {
			canonizationLevel: "SAINT",
			titles: ["APOSTLE"]
		},
		basil_the_great_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: 379
		},
		bede_the_venerable_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: 735
		},
		benedict_of_nursia_abbot: {
			canonizationLevel: "SAINT",
			titles: ["ABBOT"],
			dateOfDeath: 547,
			dateOfDeathIsApproximative: !0
		},
		bernard_of_clairvaux_abbot: {
			canonizationLevel: "SAINT",
			titles: ["ABBOT", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: 1153
		},
		bernardine_of_siena_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST"],
			dateOfDeath: 1444
		},
		blaise_of_sebaste_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "MARTYR"],
			dateOfDeath: 316
		},
		bonaventure_of_bagnoregio_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "DOCTOR_OF_THE_CHURCH"],
			dateOfBirth: 1221,
			dateOfDeath: 1274
		},
		boniface_of_mainz_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "MARTYR"],
			dateOfDeath: 754
		},
		bridget_of_sweden_religious: {
			canonizationLevel: "SAINT",
			titles: ["RELIGIOUS"],
			dateOfDeath: 1373
		},
		bruno_of_cologne_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST"],
			dateOfDeath: 1101
		},
		cajetan_of_thiene_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST"],
			dateOfDeath: 1547
		},
		callistus_i_pope: {
			canonizationLevel: "SAINT",
			titles: ["POPE", "MARTYR"],
			dateOfDeath: 222
		},
		camillus_de_lellis_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST"],
			dateOfDeath: 1614
		},
		casimir_of_poland: {
			canonizationLevel: "SAINT",
			dateOfDeath: 1484
		},
		catherine_of_alexandria_virgin: {
			canonizationLevel: "SAINT",
			titles: ["VIRGIN", "MARTYR"],
			dateOfDeath: 305,
			dateOfDeathIsApproximative: !0
		},
		catherine_of_siena_virgin: {
			canonizationLevel: "SAINT",
			titles: ["VIRGIN", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: 1380
		},
		cecilia_of_rome_virgin: {
			canonizationLevel: "SAINT",
			titles: ["VIRGIN", "MARTYR"],
			dateOfDeath: 230
		},
		chair_of_saint_peter_the_apostle: {},
		charles_borromeo_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP"],
			dateOfDeath: 1584
		},
		charles_lwanga_martyr: {
			canonizationLevel: "SAINT",
			dateOfDeath: 618
		},
		christopher_magallanes_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST", "MARTYR"],
			dateOfDeath: 1927
		},
		clare_of_assisi_virgin: {
			canonizationLevel: "SAINT",
			titles: ["VIRGIN"]
		},
		clement_i_pope: {
			canonizationLevel: "SAINT",
			titles: ["POPE", "MARTYR"],
			dateOfDeath: 97
		},
		columban_of_luxeuil_abbot: {
			canonizationLevel: "SAINT",
			titles: ["ABBOT"]
		},
		commemoration_of_all_the_faithful_departed: {},
		companions_martyrs: {
			titles: ["MARTYR"],
			count: "many"
		},
		conversion_of_saint_paul_the_apostle: {},
		cornelius_i_pope: {
			canonizationLevel: "SAINT",
			titles: ["POPE", "MARTYR"],
			dateOfDeath: "253-06"
		},
		cosmas_of_cilicia_martyr: {
			canonizationLevel: "SAINT",
			titles: ["MARTYR"]
		},
		cyprian_of_carthage_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "MARTYR"],
			dateOfDeath: "258-09-14"
		},
		cyril_constantine_the_philosopher_monk: {
			canonizationLevel: "SAINT",
			titles: ["MONK"],
			dateOfDeath: "869-02-14"
		},
		cyril_of_alexandria_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: 444
		},
		cyril_of_jerusalem_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: 387
		},
		damasus_i_pope: {
			canonizationLevel: "SAINT",
			titles: ["POPE"],
			dateOfDeath: 384
		},
		damian_of_cilicia_martyr: {
			canonizationLevel: "SAINT",
			titles: ["MARTYR"]
		},
		damien_de_veuster_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST"],
			dateOfDeath: 1889
		},
		dedication_of_the_basilica_of_saint_mary_major: {},
		dedication_of_the_basilicas_of_saints_peter_and_paul_apostles: {
			titles: ["APOSTLE"],
			count: 2
		},
		dedication_of_the_lateran_basilica: {},
		denis_of_paris_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "MARTYR"],
			dateOfDeath: { or: [
				250,
				258,
				270
			] }
		},
		dominic_de_guzman_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST"],
			dateOfDeath: 1221
		},
		elizabeth_ann_seton_religious: {
			canonizationLevel: "SAINT",
			titles: ["RELIGIOUS"]
		},
		elizabeth_of_hungary_religious: {
			canonizationLevel: "SAINT",
			titles: ["RELIGIOUS"],
			dateOfDeath: 1231
		},
		elizabeth_of_portugal: {
			canonizationLevel: "SAINT",
			titles: ["QUEEN"],
			dateOfDeath: 1336
		},
		ephrem_the_syrian_deacon: {
			canonizationLevel: "SAINT",
			titles: ["DEACON", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: 373
		},
		eusebius_of_vercelli_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP"],
			dateOfDeath: 371
		},
		exaltation_of_the_holy_cross: {},
		fabian_i_pope: {
			canonizationLevel: "SAINT",
			titles: ["POPE", "MARTYR"],
			dateOfDeath: 250
		},
		faustina_kowalska_virgin: {
			canonizationLevel: "SAINT",
			titles: ["VIRGIN"],
			dateOfDeath: 1938
		},
		felicity_of_carthage_martyr: {
			canonizationLevel: "SAINT",
			titles: ["MARTYR"],
			dateOfDeath: 203
		},
		fidelis_of_sigmaringen_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST", "MARTYR"],
			dateOfDeath: 1622
		},
		first_martyrs_of_the_holy_roman_church: {
			titles: ["MARTYR"],
			hideTitles: !0,
			count: "many",
			dateOfDeath: 64
		},
		frances_of_rome_religious: {
			canonizationLevel: "SAINT",
			titles: ["RELIGIOUS"],
			dateOfDeath: 1440
		},
		frances_xavier_cabrini_virgin: {
			canonizationLevel: "SAINT",
			titles: ["VIRGIN"]
		},
		francis_de_sales_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: 1622
		},
		francis_of_assisi: {
			canonizationLevel: "SAINT",
			dateOfDeath: 1226
		},
		francis_of_paola_hermit: {
			canonizationLevel: "SAINT",
			titles: ["HERMIT"],
			dateOfDeath: 1507
		},
		francis_xavier_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST"],
			dateOfDeath: 1552
		},
		francis_xavier_seelos_priest: {
			canonizationLevel: "BLESSED",
			titles: ["PRIEST"]
		},
		gabriel_archangel: {
			canonizationLevel: "SAINT",
			titles: ["ARCHANGEL"]
		},
		george_of_lydda_martyr: {
			canonizationLevel: "SAINT",
			titles: ["MARTYR"],
			dateOfDeath: 303
		},
		gertrude_the_great_virgin: {
			canonizationLevel: "SAINT",
			titles: ["VIRGIN"],
			dateOfDeath: 1301
		},
		gregory_i_the_great_pope: {
			canonizationLevel: "SAINT",
			titles: ["POPE", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: 604
		},
		gregory_nazianzen_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: 390
		},
		gregory_of_narek_abbot: {
			canonizationLevel: "SAINT",
			titles: ["ABBOT", "DOCTOR_OF_THE_CHURCH"]
		},
		gregory_vii_pope: {
			canonizationLevel: "SAINT",
			titles: ["POPE"],
			dateOfDeath: 1085
		},
		hedwig_of_silesia_religious: {
			canonizationLevel: "SAINT",
			titles: ["RELIGIOUS"],
			dateOfDeath: 1243
		},
		henry_ii_emperor: {
			canonizationLevel: "SAINT",
			dateOfDeath: 1024
		},
		hilary_of_poitiers_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: 367
		},
		hildegard_of_bingen_abbess: {
			canonizationLevel: "SAINT",
			titles: ["ABBESS", "DOCTOR_OF_THE_CHURCH"]
		},
		hippolytus_of_rome_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST", "MARTYR"],
			dateOfDeath: 235
		},
		holy_guardian_angels: { count: "many" },
		holy_innocents_martyrs: {
			titles: ["MARTYR"],
			count: "many",
			dateOfDeath: 2,
			dateOfDeathIsApproximative: !0
		},
		ignatius_of_antioch_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "MARTYR"],
			dateOfDeath: 115
		},
		ignatius_of_loyola_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST"],
			dateOfDeath: 1556
		},
		immaculate_conception_of_the_blessed_virgin_mary: {},
		immaculate_heart_of_mary: {},
		irenaeus_of_lyon_bishop: {
			canonizationLevel: "SAINT",
			titles: [
				"BISHOP",
				"MARTYR",
				"DOCTOR_OF_THE_CHURCH"
			],
			dateOfBirth: 130,
			dateOfBirthIsApproximative: !0,
			dateOfDeath: 201,
			dateOfDeathIsApproximative: !0
		},
		isaac_jogues_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST", "MARTYR"],
			dateOfDeath: "1646-10-18"
		},
		isidore_of_seville_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: 636
		},
		isidore_the_farmer: { canonizationLevel: "SAINT" },
		james_apostle: {
			canonizationLevel: "SAINT",
			titles: ["APOSTLE"],
			dateOfDeath: 44
		},
		jane_frances_de_chantal_religious: {
			canonizationLevel: "SAINT",
			titles: ["RELIGIOUS"],
			dateOfDeath: 1641
		},
		januarius_i_of_benevento_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "MARTYR"],
			dateOfDeath: 305
		},
		jerome_emiliani: {
			canonizationLevel: "SAINT",
			dateOfDeath: 1537
		},
		jerome_of_stridon_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: 420
		},
		joachim_father_of_mary: {
			canonizationLevel: "SAINT",
			titles: ["PARENTS_OF_THE_BLESSED_VIRGIN_MARY"],
			dateOfDeath: { century: 1 }
		},
		john_apostle: {
			canonizationLevel: "SAINT",
			titles: ["APOSTLE", "EVANGELIST"]
		},
		john_baptist_de_la_salle_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST"],
			dateOfDeath: 1719
		},
		john_bosco_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST"],
			dateOfDeath: 1888
		},
		john_chrysostom_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: 407
		},
		john_damascene_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: 749
		},
		john_de_brebeuf_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST", "MARTYR"],
			dateOfBirth: "1593-03-25",
			dateOfDeath: "1649-03-16"
		},
		john_eudes_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST"],
			dateOfBirth: "1601-11-14",
			dateOfDeath: "1680-08-19"
		},
		john_fisher_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "MARTYR"],
			dateOfDeath: "1535-06-22"
		},
		john_i_pope: {
			canonizationLevel: "SAINT",
			titles: ["POPE", "MARTYR"],
			dateOfDeath: 526
		},
		john_leonardi_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST"],
			dateOfDeath: 1609
		},
		john_mary_vianney_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST"],
			dateOfBirth: 1786,
			dateOfDeath: 1859
		},
		john_nepomucene_neumann_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP"]
		},
		john_of_avila_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST", "DOCTOR_OF_THE_CHURCH"]
		},
		john_of_capistrano_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST"],
			dateOfDeath: 1456
		},
		john_of_god_duarte_cidade_religious: {
			canonizationLevel: "SAINT",
			titles: ["RELIGIOUS"],
			dateOfDeath: 1550
		},
		john_of_kanty_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST"],
			dateOfDeath: 1473
		},
		john_of_the_cross_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: 1591
		},
		john_paul_ii_pope: {
			canonizationLevel: "SAINT",
			titles: ["POPE"],
			dateOfDeath: 2005
		},
		john_xxiii_pope: {
			canonizationLevel: "SAINT",
			titles: ["POPE"],
			dateOfDeath: 1963
		},
		josaphat_kuntsevych_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "MARTYR"],
			dateOfDeath: 1623
		},
		joseph_of_calasanz_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST"],
			dateOfDeath: 1648
		},
		joseph_spouse_of_mary: {
			canonizationLevel: "SAINT",
			titles: ["SPOUSE_OF_THE_BLESSED_VIRGIN_MARY"]
		},
		joseph_the_worker: { canonizationLevel: "SAINT" },
		josephine_bakhita_virgin: {
			canonizationLevel: "SAINT",
			titles: ["VIRGIN"],
			dateOfDeath: 1947
		},
		juan_diego_cuauhtlatoatzin: {
			canonizationLevel: "SAINT",
			dateOfDeath: 1548
		},
		jude_apostle: {
			canonizationLevel: "SAINT",
			titles: ["APOSTLE"]
		},
		junipero_serra_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST"]
		},
		justin_martyr: {
			canonizationLevel: "SAINT",
			titles: ["MARTYR"],
			dateOfDeath: 165
		},
		kateri_tekakwitha_virgin: {
			canonizationLevel: "SAINT",
			titles: ["VIRGIN"],
			dateOfDeath: 1680
		},
		katharine_drexel_virgin: {
			canonizationLevel: "SAINT",
			titles: ["VIRGIN"]
		},
		lawrence_of_brindisi_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: 1619
		},
		lawrence_of_rome_deacon: {
			canonizationLevel: "SAINT",
			titles: ["DEACON", "MARTYR"],
			dateOfDeath: 258
		},
		lawrence_ruiz_martyr: {
			canonizationLevel: "SAINT",
			titles: ["MARTYR"],
			dateOfDeath: 1635,
			dateOfDeathIsApproximative: !0
		},
		lazarus_of_bethany: {
			canonizationLevel: "SAINT",
			dateOfDeath: { century: 1 }
		},
		leo_i_the_great_pope: {
			canonizationLevel: "SAINT",
			titles: ["POPE", "DOCTOR_OF_THE_CHURCH"]
		},
		louis_grignion_de_montfort_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST"],
			dateOfBirth: "1673-01-31",
			dateOfDeath: "1716-04-28"
		},
		louis_ix_of_france: {
			canonizationLevel: "SAINT",
			titles: ["KING"],
			dateOfDeath: 1270
		},
		lucy_of_syracuse_virgin: {
			canonizationLevel: "SAINT",
			titles: ["VIRGIN", "MARTYR"],
			dateOfDeath: 305,
			dateOfDeathIsApproximative: !0
		},
		luke_evangelist: {
			canonizationLevel: "SAINT",
			titles: ["EVANGELIST"]
		},
		marcellinus_of_rome_martyr: {
			canonizationLevel: "SAINT",
			titles: ["MARTYR"],
			dateOfDeath: 304
		},
		margaret_mary_alacoque_virgin: {
			canonizationLevel: "SAINT",
			titles: ["VIRGIN"],
			dateOfDeath: 1690
		},
		margaret_of_scotland: {
			canonizationLevel: "SAINT",
			dateOfDeath: 1093
		},
		maria_goretti_virgin: {
			canonizationLevel: "SAINT",
			titles: ["VIRGIN", "MARTYR"],
			dateOfDeath: 1902
		},
		marianne_cope_virgin: {
			canonizationLevel: "SAINT",
			titles: ["VIRGIN"]
		},
		marie_rose_durocher_virgin: {
			canonizationLevel: "BLESSED",
			titles: ["VIRGIN"],
			dateOfDeath: 1849
		},
		mark_evangelist: {
			canonizationLevel: "SAINT",
			titles: ["EVANGELIST"]
		},
		martha_of_bethany: {
			canonizationLevel: "SAINT",
			dateOfDeath: { century: 1 }
		},
		martin_de_porres_religious: {
			canonizationLevel: "SAINT",
			titles: ["RELIGIOUS"],
			dateOfDeath: 1639
		},
		martin_i_pope: {
			canonizationLevel: "SAINT",
			titles: ["POPE", "MARTYR"],
			dateOfDeath: 656
		},
		martin_of_tours_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP"],
			dateOfDeath: 397
		},
		mary_magdalene: {
			canonizationLevel: "SAINT",
			dateOfDeath: { century: 1 }
		},
		mary_magdalene_de_pazzi_virgin: {
			canonizationLevel: "SAINT",
			titles: ["VIRGIN"],
			dateOfDeath: 1607
		},
		mary_mother_of_the_church: { canonizationLevel: "BLESSED" },
		mary_of_bethany: {
			canonizationLevel: "SAINT",
			dateOfDeath: { century: 1 }
		},
		matthew_apostle: {
			canonizationLevel: "SAINT",
			titles: ["APOSTLE", "EVANGELIST"]
		},
		matthias_apostle: {
			canonizationLevel: "SAINT",
			titles: ["APOSTLE"]
		},
		maximilian_mary_raymund_kolbe_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST", "MARTYR"],
			dateOfDeath: 1941
		},
		methodius_michael_of_thessaloniki_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP"],
			dateOfDeath: "885-04-06"
		},
		michael_archangel: {
			canonizationLevel: "SAINT",
			titles: ["ARCHANGEL"]
		},
		miguel_agustin_pro_priest: {
			canonizationLevel: "BLESSED",
			titles: ["PRIEST", "MARTYR"]
		},
		monica_of_hippo: {
			canonizationLevel: "SAINT",
			dateOfDeath: 387
		},
		most_holy_name_of_jesus: {},
		most_holy_name_of_mary: {},
		nativity_of_john_the_baptist: {},
		nativity_of_the_blessed_virgin_mary: {},
		nereus_of_terracina_martyr: {
			canonizationLevel: "SAINT",
			titles: ["MARTYR"],
			dateOfDeath: 304,
			dateOfDeathIsApproximative: !0
		},
		nicholas_of_myra_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP"],
			dateOfDeath: 350,
			dateOfDeathIsApproximative: !0
		},
		norbert_of_xanten_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP"],
			dateOfDeath: 1134
		},
		our_lady_of_fatima: {},
		our_lady_of_guadalupe: {},
		our_lady_of_loreto: {},
		our_lady_of_lourdes: {},
		our_lady_of_mount_carmel: {},
		our_lady_of_sorrows: {},
		our_lady_of_the_rosary: {},
		pancras_of_rome_martyr: {
			canonizationLevel: "SAINT",
			titles: ["MARTYR"],
			dateOfDeath: 304,
			dateOfDeathIsApproximative: !0
		},
		passion_of_saint_john_the_baptist: {},
		patrick_of_ireland_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP"],
			dateOfDeath: 461
		},
		paul_apostle: {
			canonizationLevel: "SAINT",
			titles: ["APOSTLE"]
		},
		paul_chong_ha_sang_martyr: {
			canonizationLevel: "SAINT",
			titles: ["MARTYR"],
			dateOfDeath: { between: [1745, 1862] }
		},
		paul_miki_martyr: {
			canonizationLevel: "SAINT",
			titles: ["MARTYR"],
			dateOfDeath: 1597
		},
		paul_of_the_cross_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST"],
			dateOfDeath: 1776
		},
		paul_vi_pope: {
			canonizationLevel: "SAINT",
			titles: ["POPE"]
		},
		paulinus_of_nola_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP"],
			dateOfDeath: 431
		},
		perpetua_of_carthage_martyr: {
			canonizationLevel: "SAINT",
			titles: ["MARTYR"],
			dateOfDeath: 203
		},
		peter_apostle: {
			canonizationLevel: "SAINT",
			titles: ["APOSTLE"]
		},
		peter_canisius_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: "1597-12-21"
		},
		peter_chanel_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST", "MARTYR"],
			dateOfDeath: 1841
		},
		peter_chrysologus_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: 451
		},
		peter_claver_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST"],
			dateOfDeath: 1654
		},
		peter_damian_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: 1072
		},
		peter_julian_eymard_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST"],
			dateOfBirth: "1811-02-04",
			dateOfDeath: "1868-08-01"
		},
		peter_the_exorcist_martyr: {
			canonizationLevel: "SAINT",
			titles: ["MARTYR"],
			dateOfDeath: 304
		},
		philip_apostle: {
			canonizationLevel: "SAINT",
			titles: ["APOSTLE"]
		},
		philip_neri_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST"],
			dateOfDeath: 1595
		},
		pius_francesco_forgione_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST"],
			dateOfDeath: 1968
		},
		pius_v_pope: {
			canonizationLevel: "SAINT",
			titles: ["POPE"],
			dateOfDeath: 1572
		},
		pius_x_pope: {
			canonizationLevel: "SAINT",
			titles: ["POPE"],
			dateOfDeath: 1914
		},
		polycarp_of_smyrna_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "MARTYR"],
			dateOfDeath: 167
		},
		pontian_i_pope: {
			canonizationLevel: "SAINT",
			titles: ["POPE", "MARTYR"],
			dateOfDeath: 235
		},
		presentation_of_the_blessed_virgin_mary: {},
		presentation_of_the_lord: {},
		queenship_of_the_blessed_virgin_mary: {},
		raphael_archangel: {
			canonizationLevel: "SAINT",
			titles: ["ARCHANGEL"]
		},
		raymond_of_penyafort_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST"],
			dateOfDeath: 1275
		},
		rita_of_cascia_religious: {
			canonizationLevel: "SAINT",
			titles: ["RELIGIOUS"],
			dateOfDeath: 1456
		},
		robert_bellarmine_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: 1621
		},
		romuald_of_ravenna_abbot: {
			canonizationLevel: "SAINT",
			titles: ["ABBOT"],
			dateOfDeath: 1027
		},
		rose_of_lima_virgin: {
			canonizationLevel: "SAINT",
			titles: ["VIRGIN"],
			dateOfDeath: 1617
		},
		rose_philippine_duchesne_virgin: {
			canonizationLevel: "SAINT",
			titles: ["VIRGIN"]
		},
		scholastica_of_nursia_virgin: {
			canonizationLevel: "SAINT",
			titles: ["VIRGIN"],
			dateOfDeath: 543
		},
		sebastian_of_milan_martyr: {
			canonizationLevel: "SAINT",
			titles: ["MARTYR"],
			dateOfDeath: 284,
			dateOfDeathIsApproximative: !0
		},
		seven_holy_founders_of_the_servite_order: {
			count: 7,
			dateOfDeath: 1310
		},
		sharbel_makhluf_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST"],
			dateOfDeath: 1898
		},
		simon_apostle: {
			canonizationLevel: "SAINT",
			titles: ["APOSTLE"]
		},
		sixtus_ii_pope: {
			canonizationLevel: "SAINT",
			titles: ["POPE", "MARTYR"],
			dateOfDeath: 258
		},
		stanislaus_of_szczepanow_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "MARTYR"],
			dateOfDeath: 1079
		},
		stephen_i_of_hungary: {
			canonizationLevel: "SAINT",
			titles: ["KING"],
			dateOfDeath: 1038
		},
		stephen_the_first_martyr: {
			canonizationLevel: "SAINT",
			titles: ["THE_FIRST_MARTYR"],
			dateOfDeath: 35
		},
		sylvester_i_pope: {
			canonizationLevel: "SAINT",
			titles: ["POPE"],
			dateOfDeath: 335
		},
		teresa_benedicta_of_the_cross_stein_virgin: {
			canonizationLevel: "SAINT",
			titles: ["VIRGIN", "MARTYR"],
			dateOfDeath: 1942
		},
		teresa_of_calcutta_virgin: {
			canonizationLevel: "SAINT",
			titles: ["VIRGIN"]
		},
		teresa_of_jesus_of_avila_virgin: {
			canonizationLevel: "SAINT",
			titles: ["VIRGIN", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: 1582
		},
		therese_of_the_child_jesus_and_the_holy_face_of_lisieux_virgin: {
			canonizationLevel: "SAINT",
			titles: ["VIRGIN", "DOCTOR_OF_THE_CHURCH"],
			dateOfDeath: 1897
		},
		thomas_apostle: {
			canonizationLevel: "SAINT",
			titles: ["APOSTLE"]
		},
		thomas_aquinas_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST", "DOCTOR_OF_THE_CHURCH"],
			dateOfBirth: 1225,
			dateOfBirthIsApproximative: !0,
			dateOfDeath: "1274-03-07",
			dateOfCanonization: "1323-07-19"
		},
		thomas_becket_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP", "MARTYR"],
			dateOfBirth: { or: ["1118-12-21", "1120-12-21"] },
			dateOfDeath: "1170-12-29"
		},
		thomas_more_martyr: {
			canonizationLevel: "SAINT",
			titles: ["MARTYR"],
			dateOfDeath: "1537-07-6"
		},
		timothy_of_ephesus_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP"],
			dateOfDeath: { century: 1 }
		},
		titus_of_crete_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP"],
			dateOfDeath: { century: 1 }
		},
		transfiguration_of_the_lord: {},
		turibius_of_mogrovejo_bishop: {
			canonizationLevel: "SAINT",
			titles: ["BISHOP"],
			dateOfDeath: 1606
		},
		vincent_de_paul_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST"],
			dateOfDeath: 1660
		},
		vincent_ferrer_priest: {
			canonizationLevel: "SAINT",
			titles: ["PRIEST"],
			dateOfDeath: 1419
		},
		vincent_of_saragossa_deacon: {
			canonizationLevel: "SAINT",
			titles: ["DEACON", "MARTYR"],
			dateOfDeath: 304
		},
		visitation_of_mary: {},
		wenceslaus_i_of_bohemia_martyr: {
			canonizationLevel: "SAINT",
			titles: ["MARTYR"],
			dateOfDeath: 929
		}
	},
	i18n: {
		id: "en",
		colors: {
			black: "black",
			gold: "gold",
			green: "green",
			purple: "purple",
			red: "red",
			rose: "rose",
			white: "white"
		},
		months: {
			0: "January",
			1: "February",
			2: "March",
			3: "April",
			4: "May",
			5: "June",
			6: "July",
			7: "August",
			8: "September",
			9: "October",
			10: "November",
			11: "December"
		},
		ordinals: {
			1: "first",
			2: "second",
			3: "third",
			4: "fourth",
			5: "fifth",
			6: "sixth",
			7: "seventh",
			8: "eighth",
			9: "ninth",
			10: "tenth",
			11: "eleventh",
			12: "twelfth",
			13: "thirteenth",
			14: "fourteenth",
			15: "fifteenth",
			16: "sixteenth",
			17: "seventeenth",
			18: "eighteenth",
			19: "nineteenth",
			20: "twentieth",
			21: "twenty-first",
			22: "twenty-second",
			23: "twenty-third",
			24: "twenty-fourth",
			25: "twenty-fifth",
			26: "twenty-sixth",
			27: "twenty-seventh",
			28: "twenty-eighth",
			29: "twenty-ninth",
			30: "thirtieth",
			31: "thirty-first",
			32: "thirty-second",
			33: "thirty-third",
			34: "thirty-fourth"
		},
		periods: {
			epiphany: "Epiphany",
			holy_week: "Holy Week"
		},
		ranks: {
			feast: "feast",
			memorial: "memorial",
			optional_memorial: "optional memorial",
			solemnity: "solemnity",
			sunday: "Sunday",
			weekday: "weekday"
		},
		cycles: {
			proper_of_saints: "Proper of Saints",
			proper_of_time: "Proper of Time",
			psalter_week_1: "Week I",
			psalter_week_2: "Week II",
			psalter_week_3: "Week III",
			psalter_week_4: "Week IV",
			sunday_year_a: "Year A",
			sunday_year_b: "Year B",
			sunday_year_c: "Year C",
			weekday_year_1: "Cycle I",
			weekday_year_2: "Cycle II"
		},
		seasons: {
			advent: {
				privileged_weekday: "$t(months:11, capitalize) {{day}}",
				season: "Advent",
				sunday: "$t(ordinals:{{week}}, capitalize) Sunday of Advent",
				weekday: "$t(weekdays:{{dow}}, capitalize) of the $t(ordinals:{{week}}) week of Advent"
			},
			christmas_time: {
				after_epiphany: "$t(weekdays:{{dow}}, capitalize) after the Epiphany of the Lord",
				before_epiphany: "$t(months:0, capitalize) {{day}}",
				day: "$t(weekdays:{{dow}}, capitalize) of Christmas Time",
				octave: "$t(ordinals:{{count}}, capitalize) Day within the Octave of the Nativity of the Lord",
				season: "Christmas Time",
				second_sunday_after_christmas: "Second Sunday after the Nativity of the Lord"
			},
			easter_time: {
				octave: "$t(weekdays:{{dow}}, capitalize) within the Octave of Easter",
				season: "Easter Time",
				sunday: "$t(ordinals:{{week}}, capitalize) Sunday of Easter",
				weekday: "$t(weekdays:{{dow}}, capitalize) of the $t(ordinals:{{week}}) week of Easter"
			},
			lent: {
				day_after_ash_wed: "$t(weekdays:{{dow}}, capitalize) after Ash Wednesday",
				holy_week_day: "$t(weekdays:{{dow}}, capitalize) of Holy Week",
				season: "Lent",
				sunday: "$t(ordinals:{{week}}, capitalize) Sunday of Lent",
				weekday: "$t(weekdays:{{dow}}, capitalize) of the $t(ordinals:{{week}}) week of Lent"
			},
			ordinary_time: {
				season: "Ordinary Time",
				sunday: "$t(ordinals:{{week}}, capitalize) Sunday in Ordinary Time",
				weekday: "$t(weekdays:{{dow}}, capitalize) of the $t(ordinals:{{week}}) week of Ordinary Time"
			},
			paschal_triduum: { season: "Paschal Triduum" }
		},
		weekdays: {
			0: "Sunday",
			1: "Monday",
			2: "Tuesday",
			3: "Wednesday",
			4: "Thursday",
			5: "Friday",
			6: "Saturday"
		},
		names: {
			nativity_of_the_lord: "The Nativity of the Lord (Christmas)",
			holy_family_of_jesus_mary_and_joseph: "The Holy Family of Jesus, Mary and Joseph",
			mary_mother_of_god: "The Octave Day of the Nativity of the Lord: Solemnity of Mary, the Holy Mother of God",
			epiphany_of_the_lord: "The Epiphany of the Lord",
			baptism_of_the_lord: "The Baptism of the Lord",
			ash_wednesday: "Ash Wednesday",
			palm_sunday_of_the_passion_of_the_lord: "Palm Sunday of the Passion of the Lord",
			thursday_of_the_lords_supper: "Thursday of the Lord’s Supper",
			friday_of_the_passion_of_the_lord: "Friday of the Passion of the Lord",
			holy_saturday: "Holy Saturday/Easter Vigil",
			easter_sunday: "Easter Sunday of the Resurrection of the Lord",
			divine_mercy_sunday: "Second Sunday of Easter or Sunday of Divine Mercy",
			ascension_of_the_lord: "The Ascension of the Lord",
			pentecost_sunday: "Pentecost Sunday",
			most_holy_trinity: "The Most Holy Trinity",
			most_holy_body_and_blood_of_christ: "The Most Holy Body and Blood of Christ",
			most_sacred_heart_of_jesus: "The Most Sacred Heart of Jesus",
			sunday_of_the_word_of_god: "Third Sunday in Ordinary Time, or Sunday of the Word of God",
			our_lord_jesus_christ_king_of_the_universe: "Our Lord Jesus Christ, King of the Universe",
			basil_the_great_and_gregory_nazianzen_bishops: "Saints Basil the Great and Gregory Nazianzen, Bishops and Doctors of the Church",
			most_holy_name_of_jesus: "The Most Holy Name of Jesus",
			raymond_of_penyafort_priest: "Saint Raymond of Penyafort, Priest",
			hilary_of_poitiers_bishop: "Saint Hilary, Bishop and Doctor of the Church",
			anthony_of_egypt_abbot: "Saint Anthony, Abbot",
			fabian_i_pope: "Saint Fabian, Pope and Martyr",
			sebastian_of_milan_martyr: "Saint Sebastian, Martyr",
			agnes_of_rome_virgin: "Saint Agnes, Virgin and Martyr",
			vincent_of_saragossa_deacon: "Saint Vincent, Deacon and Martyr",
			francis_de_sales_bishop: "Saint Francis de Sales, Bishop and Doctor of the Church",
			conversion_of_saint_paul_the_apostle: "The Conversion of Saint Paul the Apostle",
			timothy_of_ephesus_and_titus_of_crete_bishops: "Saints Timothy and Titus, Bishops",
			angela_merici_virgin: "Saint Angela Merici, Virgin",
			thomas_aquinas_priest: "Saint Thomas Aquinas, Priest and Doctor of the Church",
			john_bosco_priest: "Saint John Bosco, Priest",
			presentation_of_the_lord: "The Presentation of the Lord",
			blaise_of_sebaste_bishop: "Saint Blaise, Bishop and Martyr",
			ansgar_of_hamburg_bishop: "Saint Ansgar, Bishop",
			agatha_of_sicily_virgin: "Saint Agatha, Virgin and Martyr",
			paul_miki_and_companions_martyrs: "Saint Paul Miki and Companions, Martyrs",
			jerome_emiliani: "Saint Jerome Emiliani",
			josephine_bakhita_virgin: "Saint Josephine Bakhita, Virgin",
			scholastica_of_nursia_virgin: "Saint Scholastica, Virgin",
			our_lady_of_lourdes: "Our Lady of Lourdes",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop: "Saints Cyril, Monk, and Methodius, Bishop",
			seven_holy_founders_of_the_servite_order: "The Seven Holy Founders of the Servite Order",
			peter_damian_bishop: "Saint Peter Damian, Bishop and Doctor of the Church",
			chair_of_saint_peter_the_apostle: "The Chair of Saint Peter the Apostle",
			polycarp_of_smyrna_bishop: "Saint Polycarp, Bishop and Martyr",
			gregory_of_narek_abbot: "Saint Gregory of Narek, Abbot and Doctor of the Church",
			casimir_of_poland: "Saint Casimir",
			perpetua_of_carthage_and_felicity_of_carthage_martyrs: "Saints Perpetua and Felicity, Martyrs",
			john_of_god_duarte_cidade_religious: "Saint John of God, Religious",
			frances_of_rome_religious: "Saint Frances of Rome, Religious",
			patrick_of_ireland_bishop: "Saint Patrick, Bishop",
			cyril_of_jerusalem_bishop: "Saint Cyril of Jerusalem, Bishop and Doctor of the Church",
			joseph_spouse_of_mary: "Saint Joseph, Spouse of the Blessed Virgin Mary",
			turibius_of_mogrovejo_bishop: "Saint Turibius of Mogrovejo, Bishop",
			annunciation_of_the_lord: "The Annunciation of the Lord",
			francis_of_paola_hermit: "Saint Francis of Paola, Hermit",
			isidore_of_seville_bishop: "Saint Isidore, Bishop and Doctor of the Church",
			vincent_ferrer_priest: "Saint Vincent Ferrer, Priest",
			john_baptist_de_la_salle_priest: "Saint John Baptist de la Salle, Priest",
			stanislaus_of_szczepanow_bishop: "Saint Stanislaus, Bishop and Martyr",
			martin_i_pope: "Saint Martin I, Pope and Martyr",
			anselm_of_canterbury_bishop: "Saint Anselm, Bishop and Doctor of the Church",
			george_of_lydda_martyr: "Saint George, Martyr",
			adalbert_of_prague_bishop: "Saint Adalbert, Bishop and Martyr",
			fidelis_of_sigmaringen_priest: "Saint Fidelis of Sigmaringen, Priest and Martyr",
			mark_evangelist: "Saint Mark, Evangelist",
			peter_chanel_priest: "Saint Peter Chanel, Priest and Martyr",
			louis_grignion_de_montfort_priest: "Saint Louis Grignion de Montfort, Priest",
			catherine_of_siena_virgin: "Saint Catherine of Siena, Virgin and Doctor of the Church",
			pius_v_pope: "Saint Pius V, Pope",
			joseph_the_worker: "Saint Joseph the Worker",
			athanasius_of_alexandria_bishop: "Saint Athanasius, Bishop and Doctor of the Church",
			philip_and_james_apostles: "Saints Philip and James, Apostles",
			john_of_avila_priest: "Saint John of Ávila, Priest and Doctor of the Church",
			nereus_of_terracina_and_achilleus_of_terracina_martyrs: "Saints Nereus and Achilleus, Martyrs",
			pancras_of_rome_martyr: "Saint Pancras, Martyr",
			our_lady_of_fatima: "Our Lady of Fatima",
			matthias_apostle: "Saint Matthias, Apostle",
			john_i_pope: "Saint John I, Pope and Martyr",
			bernardine_of_siena_priest: "Saint Bernardine of Siena, Priest",
			christopher_magallanes_priest_and_companions_martyrs: "Saint Christopher Magallanes, Priest, and Companions, Martyrs",
			rita_of_cascia_religious: "Saint Rita of Cascia, Religious",
			bede_the_venerable_priest: "Saint Bede the Venerable, Priest and Doctor of the Church",
			gregory_vii_pope: "Saint Gregory VII, Pope",
			mary_magdalene_de_pazzi_virgin: "Saint Mary Magdalene de’ Pazzi, Virgin",
			philip_neri_priest: "Saint Philip Neri, Priest",
			augustine_of_canterbury_bishop: "Saint Augustine of Canterbury, Bishop",
			paul_vi_pope: "Saint Paul VI, Pope",
			visitation_of_mary: "The Visitation of the Blessed Virgin Mary",
			mary_mother_of_the_church: "Blessed Virgin Mary, Mother of the Church",
			immaculate_heart_of_mary: "The Immaculate Heart of the Blessed Virgin Mary",
			justin_martyr: "Saint Justin, Martyr",
			marcellinus_of_rome_and_peter_the_exorcist_martyrs: "Saints Marcellinus and Peter, Martyrs",
			charles_lwanga_and_companions_martyrs: "Saints Charles Lwanga and Companions, Martyrs",
			boniface_of_mainz_bishop: "Saint Boniface, Bishop and Martyr",
			norbert_of_xanten_bishop: "Saint Norbert, Bishop",
			ephrem_the_syrian_deacon: "Saint Ephrem, Deacon and Doctor of the Church",
			barnabas_apostle: "Saint Barnabas, Apostle",
			anthony_of_padua_priest: "Saint Anthony of Padua, Priest and Doctor of the Church",
			romuald_of_ravenna_abbot: "Saint Romuald, Abbot",
			aloysius_gonzaga_religious: "Saint Aloysius Gonzaga, Religious",
			paulinus_of_nola_bishop: "Saint Paulinus of Nola, Bishop",
			john_fisher_bishop_and_thomas_more_martyrs: "Saints John Fisher, Bishop, and Thomas More, Martyrs",
			nativity_of_john_the_baptist: "The Nativity of Saint John the Baptist",
			cyril_of_alexandria_bishop: "Saint Cyril of Alexandria, Bishop and Doctor of the Church",
			irenaeus_of_lyon_bishop: "Saint Irenaeus, Bishop, Martyr and Doctor of the Church",
			peter_and_paul_apostles: "Saints Peter and Paul, Apostles",
			first_martyrs_of_the_holy_roman_church: "The First Martyrs of the Holy Roman Church",
			thomas_apostle: "Saint Thomas, Apostle",
			elizabeth_of_portugal: "Saint Elizabeth of Portugal",
			anthony_zaccaria_priest: "Saint Anthony Zaccaria, Priest",
			maria_goretti_virgin: "Saint Maria Goretti, Virgin and Martyr",
			augustine_zhao_rong_priest_and_companions_martyrs: "Saint Augustine Zhao Rong, Priest, and Companions, Martyrs",
			benedict_of_nursia_abbot: "Saint Benedict, Abbot",
			henry_ii_emperor: "Saint Henry",
			camillus_de_lellis_priest: "Saint Camillus de Lellis, Priest",
			bonaventure_of_bagnoregio_bishop: "Saint Bonaventure, Bishop and Doctor of the Church",
			our_lady_of_mount_carmel: "Our Lady of Mount Carmel",
			apollinaris_of_ravenna_bishop: "Saint Apollinaris, Bishop and Martyr",
			lawrence_of_brindisi_priest: "Saint Lawrence of Brindisi, Priest and Doctor of the Church",
			mary_magdalene: "Saint Mary Magdalene",
			bridget_of_sweden_religious: "Saint Bridget, Religious",
			sharbel_makhluf_priest: "Saint Sharbel Makhlūf, Priest",
			james_apostle: "Saint James, Apostle",
			joachim_and_anne_parents_of_mary: "Saints Joachim and Anne, Parents of the Blessed Virgin Mary",
			martha_of_bethany_mary_of_bethany_and_lazarus_of_bethany: "Saints Martha, Mary and Lazarus",
			peter_chrysologus_bishop: "Saint Peter Chrysologus, Bishop and Doctor of the Church",
			ignatius_of_loyola_priest: "Saint Ignatius of Loyola, Priest",
			alphonsus_mary_liguori_bishop: "Saint Alphonsus Mary Liguori, Bishop and Doctor of the Church",
			eusebius_of_vercelli_bishop: "Saint Eusebius of Vercelli, Bishop",
			peter_julian_eymard_priest: "Saint Peter Julian Eymard, Priest",
			john_mary_vianney_priest: "Saint John Mary Vianney, Priest",
			dedication_of_the_basilica_of_saint_mary_major: "The Dedication of the Basilica of Saint Mary Major",
			transfiguration_of_the_lord: "The Transfiguration of the Lord",
			sixtus_ii_pope_and_companions_martyrs: "Saint Sixtus II, Pope, and Companions, Martyrs",
			cajetan_of_thiene_priest: "Saint Cajetan, Priest",
			dominic_de_guzman_priest: "Saint Dominic, Priest",
			teresa_benedicta_of_the_cross_stein_virgin: "Saint Teresa Benedicta of the Cross Stein, Virgin and Martyr",
			lawrence_of_rome_deacon: "Saint Lawrence, Deacon and Martyr",
			clare_of_assisi_virgin: "Saint Clare, Virgin",
			jane_frances_de_chantal_religious: "Saint Jane Frances de Chantal, Religious",
			pontian_i_pope_and_hippolytus_of_rome_priest: "Saints Pontian, Pope, and Hippolytus, Priest, Martyrs",
			maximilian_mary_raymund_kolbe_priest: "Saint Maximilian Mary Kolbe, Priest and Martyr",
			assumption_of_the_blessed_virgin_mary: "The Assumption of the Blessed Virgin Mary",
			stephen_i_of_hungary: "Saint Stephen of Hungary",
			john_eudes_priest: "Saint John Eudes, Priest",
			bernard_of_clairvaux_abbot: "Saint Bernard, Abbot and Doctor of the Church",
			pius_x_pope: "Saint Pius X, Pope",
			queenship_of_the_blessed_virgin_mary: "The Queenship of the Blessed Virgin Mary",
			rose_of_lima_virgin: "Saint Rose of Lima, Virgin",
			bartholomew_apostle: "Saint Bartholomew, Apostle",
			louis_ix_of_france: "Saint Louis",
			joseph_of_calasanz_priest: "Saint Joseph of Calasanz, Priest",
			monica_of_hippo: "Saint Monica",
			augustine_of_hippo_bishop: "Saint Augustine, Bishop and Doctor of the Church",
			passion_of_saint_john_the_baptist: "The Passion of Saint John the Baptist",
			gregory_i_the_great_pope: "Saint Gregory the Great, Pope and Doctor of the Church",
			teresa_of_calcutta_virgin: "Saint Teresa of Calcutta, Virgin",
			nativity_of_the_blessed_virgin_mary: "The Nativity of the Blessed Virgin Mary",
			peter_claver_priest: "Saint Peter Claver, Priest",
			most_holy_name_of_mary: "The Most Holy Name of Mary",
			john_chrysostom_bishop: "Saint John Chrysostom, Bishop and Doctor of the Church",
			exaltation_of_the_holy_cross: "The Exaltation of the Holy Cross",
			our_lady_of_sorrows: "Our Lady of Sorrows",
			cornelius_i_pope_and_cyprian_of_carthage_bishop_martyrs: "Saints Cornelius, Pope, and Cyprian, Bishop, Martyrs",
			hildegard_of_bingen_abbess: "Saint Hildegard of Bingen, Abbess and Doctor of the Church",
			robert_bellarmine_bishop: "Saint Robert Bellarmine, Bishop and Doctor of the Church",
			januarius_i_of_benevento_bishop: "Saint Januarius, Bishop and Martyr",
			andrew_kim_tae_gon_priest_paul_chong_ha_sang_and_companions_martyrs: "Saints Andrew Kim Tae-gŏn, Priest, Paul Chŏng Ha-sang and Companions, Martyrs",
			matthew_apostle: "Saint Matthew, Apostle and Evangelist",
			pius_francesco_forgione_priest: "Saint Pius of Pietrelcina, Priest",
			cosmas_of_cilicia_and_damian_of_cilicia_martyrs: "Saints Cosmas and Damian, Martyrs",
			vincent_de_paul_priest: "Saint Vincent de Paul, Priest",
			wenceslaus_i_of_bohemia_martyr: "Saint Wenceslaus, Martyr",
			lawrence_ruiz_and_companions_martyrs: "Saint Lawrence Ruiz and Companions, Martyrs",
			michael_gabriel_and_raphael_archangels: "Saints Michael, Gabriel and Raphael, Archangels",
			jerome_of_stridon_priest: "Saint Jerome, Priest and Doctor of the Church",
			therese_of_the_child_jesus_and_the_holy_face_of_lisieux_virgin: "Saint Thérèse of the Child Jesus, Virgin and Doctor of the Church",
			holy_guardian_angels: "The Holy Guardian Angels",
			francis_of_assisi: "Saint Francis of Assisi",
			faustina_kowalska_virgin: "Saint Faustina Kowalska, Virgin",
			bruno_of_cologne_priest: "Saint Bruno, Priest",
			our_lady_of_the_rosary: "Our Lady of the Rosary",
			denis_of_paris_bishop_and_companions_martyrs: "Saint Denis, Bishop, and Companions, Martyrs",
			john_leonardi_priest: "Saint John Leonardi, Priest",
			john_xxiii_pope: "Saint John XXIII, Pope",
			callistus_i_pope: "Saint Callistus I, Pope and Martyr",
			teresa_of_jesus_of_avila_virgin: "Saint Teresa of Jesus, Virgin and Doctor of the Church",
			hedwig_of_silesia_religious: "Saint Hedwig, Religious",
			margaret_mary_alacoque_virgin: "Saint Margaret Mary Alacoque, Virgin",
			ignatius_of_antioch_bishop: "Saint Ignatius of Antioch, Bishop and Martyr",
			luke_evangelist: "Saint Luke, Evangelist",
			john_de_brebeuf_isaac_jogues_priests_and_companions_martyrs: "Saints John de Brébeuf and Isaac Jogues, Priests, and Companions, Martyrs",
			paul_of_the_cross_priest: "Saint Paul of the Cross, Priest",
			john_paul_ii_pope: "Saint John Paul II, Pope",
			john_of_capistrano_priest: "Saint John of Capistrano, Priest",
			anthony_mary_claret_bishop: "Saint Anthony Mary Claret, Bishop",
			simon_and_jude_apostles: "Saints Simon and Jude, Apostles",
			all_saints: "All Saints",
			commemoration_of_all_the_faithful_departed: "The Commemoration of All the Faithful Departed (All Soul’s Day)",
			martin_de_porres_religious: "Saint Martin de Porres, Religious",
			charles_borromeo_bishop: "Saint Charles Borromeo, Bishop",
			dedication_of_the_lateran_basilica: "The Dedication of the Lateran Basilica",
			leo_i_the_great_pope: "Saint Leo the Great, Pope and Doctor of the Church",
			martin_of_tours_bishop: "Saint Martin of Tours, Bishop",
			josaphat_kuntsevych_bishop: "Saint Josaphat, Bishop and Martyr",
			albert_the_great_bishop: "Saint Albert the Great, Bishop and Doctor of the Church",
			margaret_of_scotland: "Saint Margaret of Scotland",
			gertrude_the_great_virgin: "Saint Gertrude, Virgin",
			elizabeth_of_hungary_religious: "Saint Elizabeth of Hungary, Religious",
			dedication_of_the_basilicas_of_saints_peter_and_paul_apostles: "The Dedication of the Basilicas of Saints Peter and Paul, Apostles",
			presentation_of_the_blessed_virgin_mary: "The Presentation of the Blessed Virgin Mary",
			cecilia_of_rome_virgin: "Saint Cecilia, Virgin and Martyr",
			clement_i_pope: "Saint Clement I, Pope and Martyr",
			columban_of_luxeuil_abbot: "Saint Columban, Abbot",
			andrew_dung_lac_priest_and_companions_martyrs: "Saint Andrew Dũng-Lạc, Priest, and Companions, Martyrs",
			catherine_of_alexandria_virgin: "Saint Catherine of Alexandria, Virgin and Martyr",
			andrew_apostle: "Saint Andrew, Apostle",
			francis_xavier_priest: "Saint Francis Xavier, Priest",
			john_damascene_priest: "Saint John Damascene, Priest and Doctor of the Church",
			nicholas_of_myra_bishop: "Saint Nicholas, Bishop",
			ambrose_of_milan_bishop: "Saint Ambrose, Bishop and Doctor of the Church",
			immaculate_conception_of_the_blessed_virgin_mary_patroness_of_the_usa: "The Immaculate Conception of the Blessed Virgin Mary, Patroness of the USA",
			juan_diego_cuauhtlatoatzin: "Saint Juan Diego Cuauhtlatoatzin",
			our_lady_of_loreto: "Our Lady of Loreto",
			damasus_i_pope: "Saint Damasus I, Pope",
			our_lady_of_guadalupe_patroness_of_the_americas: "Our Lady of Guadalupe, Patroness of the Americas",
			lucy_of_syracuse_virgin: "Saint Lucy, Virgin and Martyr",
			john_of_the_cross_priest: "Saint John of the Cross, Priest and Doctor of the Church",
			peter_canisius_priest: "Saint Peter Canisius, Priest and Doctor of the Church",
			john_of_kanty_priest: "Saint John of Kanty, Priest",
			stephen_the_first_martyr: "Saint Stephen, the First Martyr",
			john_apostle: "Saint John, Apostle and Evangelist",
			holy_innocents_martyrs: "The Holy Innocents, Martyrs",
			thomas_becket_bishop: "Saint Thomas Becket, Bishop and Martyr",
			sylvester_i_pope: "Saint Sylvester I, Pope",
			elizabeth_ann_seton_religious: "Saint Elizabeth Ann Seton, Religious",
			john_nepomucene_neumann_bishop: "Saint John Neumann, Bishop",
			andre_bessette_religious: "Saint André Bessette, Religious",
			marianne_cope_virgin: "Saint Marianne Cope, Virgin",
			katharine_drexel_virgin: "Saint Katharine Drexel, Virgin",
			damien_de_veuster_priest: "Saint Damien de Veuster, Priest",
			isidore_the_farmer: "Saint Isidore",
			junipero_serra_priest: "Saint Junípero Serra, Priest",
			kateri_tekakwitha_virgin: "Saint Kateri Tekakwitha, Virgin",
			francis_xavier_seelos_priest: "Blessed Francis Xavier Seelos, priest",
			marie_rose_durocher_virgin: "Blessed Marie Rose Durocher, Virgin",
			frances_xavier_cabrini_virgin: "Saint Frances Xavier Cabrini, Virgin",
			rose_philippine_duchesne_virgin: "Saint Rose Philippine Duchesne, Virgin",
			miguel_agustin_pro_priest: "Blessed Miguel Agustín Pro, Priest and Martyr"
		}
	}
};
// node_modules/romcal/node_modules/i18next/dist/esm/i18next.js
var isString = (obj) => typeof obj === "string";
var defer = () => {
	let res;
	let rej;
	const promise = new Promise((resolve, reject) => {
		res = resolve;
		rej = reject;
	});
	promise.resolve = res;
	promise.reject = rej;
	return promise;
};
var makeString = (object) => {
	if (object == null) return "";
	return "" + object;
};
var copy = (a, s, t) => {
	a.forEach((m) => {
		if (s[m]) t[m] = s[m];
	});
};
var lastOfPathSeparatorRegExp = /###/g;
var cleanKey = (key) => key && key.indexOf("###") > -1 ? key.replace(lastOfPathSeparatorRegExp, ".") : key;
var canNotTraverseDeeper = (object) => !object || isString(object);
var getLastOfPath = (object, path, Empty) => {
	const stack = !isString(path) ? path : path.split(".");
	let stackIndex = 0;
	while (stackIndex < stack.length - 1) {
		if (canNotTraverseDeeper(object)) return {};
		const key = cleanKey(stack[stackIndex]);
		if (!object[key] && Empty) object[key] = new Empty();
		if (Object.prototype.hasOwnProperty.call(object, key)) object = object[key];
		else object = {};
		++stackIndex;
	}
	if (canNotTraverseDeeper(object)) return {};
	return {
		obj: object,
		k: cleanKey(stack[stackIndex])
	};
};
var setPath = (object, path, newValue) => {
	const { obj, k } = getLastOfPath(object, path, Object);
	if (obj !== void 0 || path.length === 1) {
		obj[k] = newValue;
		return;
	}
	let e = path[path.length - 1];
	let p = path.slice(0, path.length - 1);
	let last = getLastOfPath(object, p, Object);
	while (last.obj === void 0 && p.length) {
		e = `${p[p.length - 1]}.${e}`;
		p = p.slice(0, p.length - 1);
		last = getLastOfPath(object, p, Object);
		if (last?.obj && typeof last.obj[`${last.k}.${e}`] !== "undefined") last.obj = void 0;
	}
	last.obj[`${last.k}.${e}`] = newValue;
};
var pushPath = (object, path, newValue, concat) => {
	const { obj, k } = getLastOfPath(object, path, Object);
	obj[k] = obj[k] || [];
	obj[k].push(newValue);
};
var getPath = (object, path) => {
	const { obj, k } = getLastOfPath(object, path);
	if (!obj) return void 0;
	if (!Object.prototype.hasOwnProperty.call(obj, k)) return void 0;
	return obj[k];
};
var getPathWithDefaults = (data, defaultData, key) => {
	const value = getPath(data, key);
	if (value !== void 0) return value;
	return getPath(defaultData, key);
};
var deepExtend = (target, source, overwrite) => {
	for (const prop in source) if (prop !== "__proto__" && prop !== "constructor") {
		if (prop in target) {
			if (isString(target[prop]) || target[prop] instanceof String || isString(source[prop]) || source[prop] instanceof String) {
				if (overwrite) target[prop] = source[prop];
			} else deepExtend(target[prop], source[prop], overwrite);
		} else target[prop] = source[prop];
	}
	return target;
};
var regexEscape = (str) => str.replace(/[\-\[\]\/\{\}\(\)\*\+\?\.\\\^\$\|]/g, "\\$&");
var _entityMap = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;",
	"/": "&#x2F;"
};
var escape = (data) => {
	if (isString(data)) return data.replace(/[&<>"'\/]/g, (s) => _entityMap[s]);
	return data;
};
var RegExpCache = class {
	constructor(capacity) {
		this.capacity = capacity;
		this.regExpMap = /* @__PURE__ */ new Map();
		this.regExpQueue = [];
	}
	getRegExp(pattern) {
		const regExpFromCache = this.regExpMap.get(pattern);
		if (regExpFromCache !== void 0) return regExpFromCache;
		const regExpNew = new RegExp(pattern);
		if (this.regExpQueue.length === this.capacity) this.regExpMap.delete(this.regExpQueue.shift());
		this.regExpMap.set(pattern, regExpNew);
		this.regExpQueue.push(pattern);
		return regExpNew;
	}
};
var chars = [
	" ",
	",",
	"?",
	"!",
	";"
];
var looksLikeObjectPathRegExpCache = new RegExpCache(20);
var looksLikeObjectPath = (key, nsSeparator, keySeparator) => {
	nsSeparator = nsSeparator || "";
	keySeparator = keySeparator || "";
	const possibleChars = chars.filter((c) => nsSeparator.indexOf(c) < 0 && keySeparator.indexOf(c) < 0);
	if (possibleChars.length === 0) return true;
	const r = looksLikeObjectPathRegExpCache.getRegExp(`(${possibleChars.map((c) => c === "?" ? "\\?" : c).join("|")})`);
	let matched = !r.test(key);
	if (!matched) {
		const ki = key.indexOf(keySeparator);
		if (ki > 0 && !r.test(key.substring(0, ki))) matched = true;
	}
	return matched;
};
var deepFind = (obj, path, keySeparator = ".") => {
	if (!obj) return void 0;
	if (obj[path]) {
		if (!Object.prototype.hasOwnProperty.call(obj, path)) return void 0;
		return obj[path];
	}
	const tokens = path.split(keySeparator);
	let current = obj;
	for (let i = 0; i < tokens.length;) {
		if (!current || typeof current !== "object") return;
		let next;
		let nextPath = "";
		for (let j = i; j < tokens.length; ++j) {
			if (j !== i) nextPath += keySeparator;
			nextPath += tokens[j];
			next = current[nextPath];
			if (next !== void 0) {
				if ([
					"string",
					"number",
					"boolean"
				].indexOf(typeof next) > -1 && j < tokens.length - 1) continue;
				i += j - i + 1;
				break;
			}
		}
		current = next;
	}
	return current;
};
var getCleanedCode = (code) => code?.replace(/_/g, "-");
var consoleLogger = {
	type: "logger",
	log(args) {
		this.output("log", args);
	},
	warn(args) {
		this.output("warn", args);
	},
	error(args) {
		this.output("error", args);
	},
	output(type, args) {
		console?.[type]?.apply?.(console, args);
	}
};
var baseLogger = new class Logger {
	constructor(concreteLogger, options = {}) {
		this.init(concreteLogger, options);
	}
	init(concreteLogger, options = {}) {
		this.prefix = options.prefix || "i18next:";
		this.logger = concreteLogger || consoleLogger;
		this.options = options;
		this.debug = options.debug;
	}
	log(...args) {
		return this.forward(args, "log", "", true);
	}
	warn(...args) {
		return this.forward(args, "warn", "", true);
	}
	error(...args) {
		return this.forward(args, "error", "");
	}
	deprecate(...args) {
		return this.forward(args, "warn", "WARNING DEPRECATED: ", true);
	}
	forward(args, lvl, prefix, debugOnly) {
		if (debugOnly && !this.debug) return null;
		if (isString(args[0])) args[0] = `${prefix}${this.prefix} ${args[0]}`;
		return this.logger[lvl](args);
	}
	create(moduleName) {
		return new Logger(this.logger, {
			prefix: `${this.prefix}:${moduleName}:`,
			...this.options
		});
	}
	clone(options) {
		options = options || this.options;
		options.prefix = options.prefix || this.prefix;
		return new Logger(this.logger, options);
	}
}();
var EventEmitter = class {
	constructor() {
		this.observers = {};
	}
	on(events, listener) {
		events.split(" ").forEach((event) => {
			if (!this.observers[event]) this.observers[event] = /* @__PURE__ */ new Map();
			const numListeners = this.observers[event].get(listener) || 0;
			this.observers[event].set(listener, numListeners + 1);
		});
		return this;
	}
	off(event, listener) {
		if (!this.observers[event]) return;
		if (!listener) {
			delete this.observers[event];
			return;
		}
		this.observers[event].delete(listener);
	}
	emit(event, ...args) {
		if (this.observers[event]) Array.from(this.observers[event].entries()).forEach(([observer, numTimesAdded]) => {
			for (let i = 0; i < numTimesAdded; i++) observer(...args);
		});
		if (this.observers["*"]) Array.from(this.observers["*"].entries()).forEach(([observer, numTimesAdded]) => {
			for (let i = 0; i < numTimesAdded; i++) observer.apply(observer, [event, ...args]);
		});
	}
};
var ResourceStore = class extends EventEmitter {
	constructor(data, options = {
		ns: ["translation"],
		defaultNS: "translation"
	}) {
		super();
		this.data = data || {};
		this.options = options;
		if (this.options.keySeparator === void 0) this.options.keySeparator = ".";
		if (this.options.ignoreJSONStructure === void 0) this.options.ignoreJSONStructure = true;
	}
	addNamespaces(ns) {
		if (this.options.ns.indexOf(ns) < 0) this.options.ns.push(ns);
	}
	removeNamespaces(ns) {
		const index = this.options.ns.indexOf(ns);
		if (index > -1) this.options.ns.splice(index, 1);
	}
	getResource(lng, ns, key, options = {}) {
		const keySeparator = options.keySeparator !== void 0 ? options.keySeparator : this.options.keySeparator;
		const ignoreJSONStructure = options.ignoreJSONStructure !== void 0 ? options.ignoreJSONStructure : this.options.ignoreJSONStructure;
		let path;
		if (lng.indexOf(".") > -1) path = lng.split(".");
		else {
			path = [lng, ns];
			if (key) {
				if (Array.isArray(key)) path.push(...key);
				else if (isString(key) && keySeparator) path.push(...key.split(keySeparator));
				else path.push(key);
			}
		}
		const result = getPath(this.data, path);
		if (!result && !ns && !key && lng.indexOf(".") > -1) {
			lng = path[0];
			ns = path[1];
			key = path.slice(2).join(".");
		}
		if (result || !ignoreJSONStructure || !isString(key)) return result;
		return deepFind(this.data?.[lng]?.[ns], key, keySeparator);
	}
	addResource(lng, ns, key, value, options = { silent: false }) {
		const keySeparator = options.keySeparator !== void 0 ? options.keySeparator : this.options.keySeparator;
		let path = [lng, ns];
		if (key) path = path.concat(keySeparator ? key.split(keySeparator) : key);
		if (lng.indexOf(".") > -1) {
			path = lng.split(".");
			value = ns;
			ns = path[1];
		}
		this.addNamespaces(ns);
		setPath(this.data, path, value);
		if (!options.silent) this.emit("added", lng, ns, key, value);
	}
	addResources(lng, ns, resources, options = { silent: false }) {
		for (const m in resources) if (isString(resources[m]) || Array.isArray(resources[m])) this.addResource(lng, ns, m, resources[m], { silent: true });
		if (!options.silent) this.emit("added", lng, ns, resources);
	}
	addResourceBundle(lng, ns, resources, deep, overwrite, options = {
		silent: false,
		skipCopy: false
	}) {
		let path = [lng, ns];
		if (lng.indexOf(".") > -1) {
			path = lng.split(".");
			deep = resources;
			resources = ns;
			ns = path[1];
		}
		this.addNamespaces(ns);
		let pack = getPath(this.data, path) || {};
		if (!options.skipCopy) resources = JSON.parse(JSON.stringify(resources));
		if (deep) deepExtend(pack, resources, overwrite);
		else pack = {
			...pack,
			...resources
		};
		setPath(this.data, path, pack);
		if (!options.silent) this.emit("added", lng, ns, resources);
	}
	removeResourceBundle(lng, ns) {
		if (this.hasResourceBundle(lng, ns)) delete this.data[lng][ns];
		this.removeNamespaces(ns);
		this.emit("removed", lng, ns);
	}
	hasResourceBundle(lng, ns) {
		return this.getResource(lng, ns) !== void 0;
	}
	getResourceBundle(lng, ns) {
		if (!ns) ns = this.options.defaultNS;
		return this.getResource(lng, ns);
	}
	getDataByLanguage(lng) {
		return this.data[lng];
	}
	hasLanguageSomeTranslations(lng) {
		const data = this.getDataByLanguage(lng);
		return !!(data && Object.keys(data) || []).find((v) => data[v] && Object.keys(data[v]).length > 0);
	}
	toJSON() {
		return this.data;
	}
};
var postProcessor = {
	processors: {},
	addPostProcessor(module) {
		this.processors[module.name] = module;
	},
	handle(processors, value, key, options, translator) {
		processors.forEach((processor) => {
			value = this.processors[processor]?.process(value, key, options, translator) ?? value;
		});
		return value;
	}
};
var PATH_KEY = Symbol("i18next/PATH_KEY");
function createProxy() {
	const state = [];
	const handler = Object.create(null);
	let proxy;
	handler.get = (target, key) => {
		proxy?.revoke?.();
		if (key === PATH_KEY) return state;
		state.push(key);
		proxy = Proxy.revocable(target, handler);
		return proxy.proxy;
	};
	return Proxy.revocable(Object.create(null), handler).proxy;
}
function keysFromSelector(selector, opts) {
	const { [PATH_KEY]: path } = selector(createProxy());
	const keySeparator = opts?.keySeparator ?? ".";
	const nsSeparator = opts?.nsSeparator ?? ":";
	if (path.length > 1 && nsSeparator) {
		const ns = opts?.ns;
		const nsArray = Array.isArray(ns) ? ns : null;
		if (nsArray && nsArray.length > 1 && nsArray.slice(1).includes(path[0])) return `${path[0]}${nsSeparator}${path.slice(1).join(keySeparator)}`;
	}
	return path.join(keySeparator);
}
var checkedLoadedFor = {};
var shouldHandleAsObject = (res) => !isString(res) && typeof res !== "boolean" && typeof res !== "number";
var Translator = class Translator extends EventEmitter {
	constructor(services, options = {}) {
		super();
		copy([
			"resourceStore",
			"languageUtils",
			"pluralResolver",
			"interpolator",
			"backendConnector",
			"i18nFormat",
			"utils"
		], services, this);
		this.options = options;
		if (this.options.keySeparator === void 0) this.options.keySeparator = ".";
		this.logger = baseLogger.create("translator");
	}
	changeLanguage(lng) {
		if (lng) this.language = lng;
	}
	exists(key, o = { interpolation: {} }) {
		const opt = { ...o };
		if (key == null) return false;
		const resolved = this.resolve(key, opt);
		if (resolved?.res === void 0) return false;
		const isObject = shouldHandleAsObject(resolved.res);
		if (opt.returnObjects === false && isObject) return false;
		return true;
	}
	extractFromKey(key, opt) {
		let nsSeparator = opt.nsSeparator !== void 0 ? opt.nsSeparator : this.options.nsSeparator;
		if (nsSeparator === void 0) nsSeparator = ":";
		const keySeparator = opt.keySeparator !== void 0 ? opt.keySeparator : this.options.keySeparator;
		let namespaces = opt.ns || this.options.defaultNS || [];
		const wouldCheckForNsInKey = nsSeparator && key.indexOf(nsSeparator) > -1;
		const seemsNaturalLanguage = !this.options.userDefinedKeySeparator && !opt.keySeparator && !this.options.userDefinedNsSeparator && !opt.nsSeparator && !looksLikeObjectPath(key, nsSeparator, keySeparator);
		if (wouldCheckForNsInKey && !seemsNaturalLanguage) {
			const m = key.match(this.interpolator.nestingRegexp);
			if (m && m.length > 0) return {
				key,
				namespaces: isString(namespaces) ? [namespaces] : namespaces
			};
			const parts = key.split(nsSeparator);
			if (nsSeparator !== keySeparator || nsSeparator === keySeparator && this.options.ns.indexOf(parts[0]) > -1) namespaces = parts.shift();
			key = parts.join(keySeparator);
		}
		return {
			key,
			namespaces: isString(namespaces) ? [namespaces] : namespaces
		};
	}
	translate(keys, o, lastKey) {
		let opt = typeof o === "object" ? { ...o } : o;
		if (typeof opt !== "object" && this.options.overloadTranslationOptionHandler) opt = this.options.overloadTranslationOptionHandler(arguments);
		if (typeof opt === "object") opt = { ...opt };
		if (!opt) opt = {};
		if (keys == null) return "";
		if (typeof keys === "function") keys = keysFromSelector(keys, {
			...this.options,
			...opt
		});
		if (!Array.isArray(keys)) keys = [String(keys)];
		keys = keys.map((k) => typeof k === "function" ? keysFromSelector(k, {
			...this.options,
			...opt
		}) : String(k));
		const returnDetails = opt.returnDetails !== void 0 ? opt.returnDetails : this.options.returnDetails;
		const keySeparator = opt.keySeparator !== void 0 ? opt.keySeparator : this.options.keySeparator;
		const { key, namespaces } = this.extractFromKey(keys[keys.length - 1], opt);
		const namespace = namespaces[namespaces.length - 1];
		let nsSeparator = opt.nsSeparator !== void 0 ? opt.nsSeparator : this.options.nsSeparator;
		if (nsSeparator === void 0) nsSeparator = ":";
		const lng = opt.lng || this.language;
		const appendNamespaceToCIMode = opt.appendNamespaceToCIMode || this.options.appendNamespaceToCIMode;
		if (lng?.toLowerCase() === "cimode") {
			if (appendNamespaceToCIMode) {
				if (returnDetails) return {
					res: `${namespace}${nsSeparator}${key}`,
					usedKey: key,
					exactUsedKey: key,
					usedLng: lng,
					usedNS: namespace,
					usedParams: this.getUsedParamsDetails(opt)
				};
				return `${namespace}${nsSeparator}${key}`;
			}
			if (returnDetails) return {
				res: key,
				usedKey: key,
				exactUsedKey: key,
				usedLng: lng,
				usedNS: namespace,
				usedParams: this.getUsedParamsDetails(opt)
			};
			return key;
		}
		const resolved = this.resolve(keys, opt);
		let res = resolved?.res;
		const resUsedKey = resolved?.usedKey || key;
		const resExactUsedKey = resolved?.exactUsedKey || key;
		const noObject = [
			"[object Number]",
			"[object Function]",
			"[object RegExp]"
		];
		const joinArrays = opt.joinArrays !== void 0 ? opt.joinArrays : this.options.joinArrays;
		const handleAsObjectInI18nFormat = !this.i18nFormat || this.i18nFormat.handleAsObject;
		const needsPluralHandling = opt.count !== void 0 && !isString(opt.count);
		const hasDefaultValue = Translator.hasDefaultValue(opt);
		const defaultValueSuffix = needsPluralHandling ? this.pluralResolver.getSuffix(lng, opt.count, opt) : "";
		const defaultValueSuffixOrdinalFallback = opt.ordinal && needsPluralHandling ? this.pluralResolver.getSuffix(lng, opt.count, { ordinal: false }) : "";
		const needsZeroSuffixLookup = needsPluralHandling && !opt.ordinal && opt.count === 0;
		const defaultValue = needsZeroSuffixLookup && opt[`defaultValue${this.options.pluralSeparator}zero`] || opt[`defaultValue${defaultValueSuffix}`] || opt[`defaultValue${defaultValueSuffixOrdinalFallback}`] || opt.defaultValue;
		let resForObjHndl = res;
		if (handleAsObjectInI18nFormat && !res && hasDefaultValue) resForObjHndl = defaultValue;
		const handleAsObject = shouldHandleAsObject(resForObjHndl);
		const resType = Object.prototype.toString.apply(resForObjHndl);
		if (handleAsObjectInI18nFormat && resForObjHndl && handleAsObject && noObject.indexOf(resType) < 0 && !(isString(joinArrays) && Array.isArray(resForObjHndl))) {
			if (!opt.returnObjects && !this.options.returnObjects) {
				if (!this.options.returnedObjectHandler) this.logger.warn("accessing an object - but returnObjects options is not enabled!");
				const r = this.options.returnedObjectHandler ? this.options.returnedObjectHandler(resUsedKey, resForObjHndl, {
					...opt,
					ns: namespaces
				}) : `key '${key} (${this.language})' returned an object instead of string.`;
				if (returnDetails) {
					resolved.res = r;
					resolved.usedParams = this.getUsedParamsDetails(opt);
					return resolved;
				}
				return r;
			}
			if (keySeparator) {
				const resTypeIsArray = Array.isArray(resForObjHndl);
				const copy = resTypeIsArray ? [] : {};
				const newKeyToUse = resTypeIsArray ? resExactUsedKey : resUsedKey;
				for (const m in resForObjHndl) if (Object.prototype.hasOwnProperty.call(resForObjHndl, m)) {
					const deepKey = `${newKeyToUse}${keySeparator}${m}`;
					if (hasDefaultValue && !res) copy[m] = this.translate(deepKey, {
						...opt,
						defaultValue: shouldHandleAsObject(defaultValue) ? defaultValue[m] : void 0,
						joinArrays: false,
						ns: namespaces
					});
					else copy[m] = this.translate(deepKey, {
						...opt,
						joinArrays: false,
						ns: namespaces
					});
					if (copy[m] === deepKey) copy[m] = resForObjHndl[m];
				}
				res = copy;
			}
		} else if (handleAsObjectInI18nFormat && isString(joinArrays) && Array.isArray(res)) {
			res = res.join(joinArrays);
			if (res) res = this.extendTranslation(res, keys, opt, lastKey);
		} else {
			let usedDefault = false;
			let usedKey = false;
			if (!this.isValidLookup(res) && hasDefaultValue) {
				usedDefault = true;
				res = defaultValue;
			}
			if (!this.isValidLookup(res)) {
				usedKey = true;
				res = key;
			}
			const resForMissing = (opt.missingKeyNoValueFallbackToKey || this.options.missingKeyNoValueFallbackToKey) && usedKey ? void 0 : res;
			const updateMissing = hasDefaultValue && defaultValue !== res && this.options.updateMissing;
			if (usedKey || usedDefault || updateMissing) {
				this.logger.log(updateMissing ? "updateKey" : "missingKey", lng, namespace, key, updateMissing ? defaultValue : res);
				if (keySeparator) {
					const fk = this.resolve(key, {
						...opt,
						keySeparator: false
					});
					if (fk && fk.res) this.logger.warn("Seems the loaded translations were in flat JSON format instead of nested. Either set keySeparator: false on init or make sure your translations are published in nested format.");
				}
				let lngs = [];
				const fallbackLngs = this.languageUtils.getFallbackCodes(this.options.fallbackLng, opt.lng || this.language);
				if (this.options.saveMissingTo === "fallback" && fallbackLngs && fallbackLngs[0]) for (let i = 0; i < fallbackLngs.length; i++) lngs.push(fallbackLngs[i]);
				else if (this.options.saveMissingTo === "all") lngs = this.languageUtils.toResolveHierarchy(opt.lng || this.language);
				else lngs.push(opt.lng || this.language);
				const send = (l, k, specificDefaultValue) => {
					const defaultForMissing = hasDefaultValue && specificDefaultValue !== res ? specificDefaultValue : resForMissing;
					if (this.options.missingKeyHandler) this.options.missingKeyHandler(l, namespace, k, defaultForMissing, updateMissing, opt);
					else if (this.backendConnector?.saveMissing) this.backendConnector.saveMissing(l, namespace, k, defaultForMissing, updateMissing, opt);
					this.emit("missingKey", l, namespace, k, res);
				};
				if (this.options.saveMissing) {
					if (this.options.saveMissingPlurals && needsPluralHandling) lngs.forEach((language) => {
						const suffixes = this.pluralResolver.getSuffixes(language, opt);
						if (needsZeroSuffixLookup && opt[`defaultValue${this.options.pluralSeparator}zero`] && suffixes.indexOf(`${this.options.pluralSeparator}zero`) < 0) suffixes.push(`${this.options.pluralSeparator}zero`);
						suffixes.forEach((suffix) => {
							send([language], key + suffix, opt[`defaultValue${suffix}`] || defaultValue);
						});
					});
					else send(lngs, key, defaultValue);
				}
			}
			res = this.extendTranslation(res, keys, opt, resolved, lastKey);
			if (usedKey && res === key && this.options.appendNamespaceToMissingKey) res = `${namespace}${nsSeparator}${key}`;
			if ((usedKey || usedDefault) && this.options.parseMissingKeyHandler) res = this.options.parseMissingKeyHandler(this.options.appendNamespaceToMissingKey ? `${namespace}${nsSeparator}${key}` : key, usedDefault ? res : void 0, opt);
		}
		if (returnDetails) {
			resolved.res = res;
			resolved.usedParams = this.getUsedParamsDetails(opt);
			return resolved;
		}
		return res;
	}
	extendTranslation(res, key, opt, resolved, lastKey) {
		if (this.i18nFormat?.parse) res = this.i18nFormat.parse(res, {
			...this.options.interpolation.defaultVariables,
			...opt
		}, opt.lng || this.language || resolved.usedLng, resolved.usedNS, resolved.usedKey, { resolved });
		else if (!opt.skipInterpolation) {
			if (opt.interpolation) this.interpolator.init({
				...opt,
				interpolation: {
					...this.options.interpolation,
					...opt.interpolation
				}
			});
			const skipOnVariables = isString(res) && (opt?.interpolation?.skipOnVariables !== void 0 ? opt.interpolation.skipOnVariables : this.options.interpolation.skipOnVariables);
			let nestBef;
			if (skipOnVariables) {
				const nb = res.match(this.interpolator.nestingRegexp);
				nestBef = nb && nb.length;
			}
			let data = opt.replace && !isString(opt.replace) ? opt.replace : opt;
			if (this.options.interpolation.defaultVariables) data = {
				...this.options.interpolation.defaultVariables,
				...data
			};
			res = this.interpolator.interpolate(res, data, opt.lng || this.language || resolved.usedLng, opt);
			if (skipOnVariables) {
				const na = res.match(this.interpolator.nestingRegexp);
				const nestAft = na && na.length;
				if (nestBef < nestAft) opt.nest = false;
			}
			if (!opt.lng && resolved && resolved.res) opt.lng = this.language || resolved.usedLng;
			if (opt.nest !== false) res = this.interpolator.nest(res, (...args) => {
				if (lastKey?.[0] === args[0] && !opt.context) {
					this.logger.warn(`It seems you are nesting recursively key: ${args[0]} in key: ${key[0]}`);
					return null;
				}
				return this.translate(...args, key);
			}, opt);
			if (opt.interpolation) this.interpolator.reset();
		}
		const postProcess = opt.postProcess || this.options.postProcess;
		const postProcessorNames = isString(postProcess) ? [postProcess] : postProcess;
		if (res != null && postProcessorNames?.length && opt.applyPostProcessor !== false) res = postProcessor.handle(postProcessorNames, res, key, this.options && this.options.postProcessPassResolved ? {
			i18nResolved: {
				...resolved,
				usedParams: this.getUsedParamsDetails(opt)
			},
			...opt
		} : opt, this);
		return res;
	}
	resolve(keys, opt = {}) {
		let found;
		let usedKey;
		let exactUsedKey;
		let usedLng;
		let usedNS;
		if (isString(keys)) keys = [keys];
		if (Array.isArray(keys)) keys = keys.map((k) => typeof k === "function" ? keysFromSelector(k, {
			...this.options,
			...opt
		}) : k);
		keys.forEach((k) => {
			if (this.isValidLookup(found)) return;
			const extracted = this.extractFromKey(k, opt);
			const key = extracted.key;
			usedKey = key;
			let namespaces = extracted.namespaces;
			if (this.options.fallbackNS) namespaces = namespaces.concat(this.options.fallbackNS);
			const needsPluralHandling = opt.count !== void 0 && !isString(opt.count);
			const needsZeroSuffixLookup = needsPluralHandling && !opt.ordinal && opt.count === 0;
			const needsContextHandling = opt.context !== void 0 && (isString(opt.context) || typeof opt.context === "number") && opt.context !== "";
			const codes = opt.lngs ? opt.lngs : this.languageUtils.toResolveHierarchy(opt.lng || this.language, opt.fallbackLng);
			namespaces.forEach((ns) => {
				if (this.isValidLookup(found)) return;
				usedNS = ns;
				if (!checkedLoadedFor[`${codes[0]}-${ns}`] && this.utils?.hasLoadedNamespace && !this.utils?.hasLoadedNamespace(usedNS)) {
					checkedLoadedFor[`${codes[0]}-${ns}`] = true;
					this.logger.warn(`key "${usedKey}" for languages "${codes.join(", ")}" won't get resolved as namespace "${usedNS}" was not yet loaded`, "This means something IS WRONG in your setup. You access the t function before i18next.init / i18next.loadNamespace / i18next.changeLanguage was done. Wait for the callback or Promise to resolve before accessing it!!!");
				}
				codes.forEach((code) => {
					if (this.isValidLookup(found)) return;
					usedLng = code;
					const finalKeys = [key];
					if (this.i18nFormat?.addLookupKeys) this.i18nFormat.addLookupKeys(finalKeys, key, code, ns, opt);
					else {
						let pluralSuffix;
						if (needsPluralHandling) pluralSuffix = this.pluralResolver.getSuffix(code, opt.count, opt);
						const zeroSuffix = `${this.options.pluralSeparator}zero`;
						const ordinalPrefix = `${this.options.pluralSeparator}ordinal${this.options.pluralSeparator}`;
						if (needsPluralHandling) {
							if (opt.ordinal && pluralSuffix.indexOf(ordinalPrefix) === 0) finalKeys.push(key + pluralSuffix.replace(ordinalPrefix, this.options.pluralSeparator));
							finalKeys.push(key + pluralSuffix);
							if (needsZeroSuffixLookup) finalKeys.push(key + zeroSuffix);
						}
						if (needsContextHandling) {
							const contextKey = `${key}${this.options.contextSeparator || "_"}${opt.context}`;
							finalKeys.push(contextKey);
							if (needsPluralHandling) {
								if (opt.ordinal && pluralSuffix.indexOf(ordinalPrefix) === 0) finalKeys.push(contextKey + pluralSuffix.replace(ordinalPrefix, this.options.pluralSeparator));
								finalKeys.push(contextKey + pluralSuffix);
								if (needsZeroSuffixLookup) finalKeys.push(contextKey + zeroSuffix);
							}
						}
					}
					let possibleKey;
					while (possibleKey = finalKeys.pop()) if (!this.isValidLookup(found)) {
						exactUsedKey = possibleKey;
						found = this.getResource(code, ns, possibleKey, opt);
					}
				});
			});
		});
		return {
			res: found,
			usedKey,
			exactUsedKey,
			usedLng,
			usedNS
		};
	}
	isValidLookup(res) {
		return res !== void 0 && !(!this.options.returnNull && res === null) && !(!this.options.returnEmptyString && res === "");
	}
	getResource(code, ns, key, options = {}) {
		if (this.i18nFormat?.getResource) return this.i18nFormat.getResource(code, ns, key, options);
		return this.resourceStore.getResource(code, ns, key, options);
	}
	getUsedParamsDetails(options = {}) {
		const optionsKeys = [
			"defaultValue",
			"ordinal",
			"context",
			"replace",
			"lng",
			"lngs",
			"fallbackLng",
			"ns",
			"keySeparator",
			"nsSeparator",
			"returnObjects",
			"returnDetails",
			"joinArrays",
			"postProcess",
			"interpolation"
		];
		const useOptionsReplaceForData = options.replace && !isString(options.replace);
		let data = useOptionsReplaceForData ? options.replace : options;
		if (useOptionsReplaceForData && typeof options.count !== "undefined") data.count = options.count;
		if (this.options.interpolation.defaultVariables) data = {
			...this.options.interpolation.defaultVariables,
			...data
		};
		if (!useOptionsReplaceForData) {
			data = { ...data };
			for (const key of optionsKeys) delete data[key];
		}
		return data;
	}
	static hasDefaultValue(options) {
		const prefix = "defaultValue";
		for (const option in options) if (Object.prototype.hasOwnProperty.call(options, option) && prefix === option.substring(0, 12) && void 0 !== options[option]) return true;
		return false;
	}
};
var LanguageUtil = class {
	constructor(options) {
		this.options = options;
		this.supportedLngs = this.options.supportedLngs || false;
		this.logger = baseLogger.create("languageUtils");
	}
	getScriptPartFromCode(code) {
		code = getCleanedCode(code);
		if (!code || code.indexOf("-") < 0) return null;
		const p = code.split("-");
		if (p.length === 2) return null;
		p.pop();
		if (p[p.length - 1].toLowerCase() === "x") return null;
		return this.formatLanguageCode(p.join("-"));
	}
	getLanguagePartFromCode(code) {
		code = getCleanedCode(code);
		if (!code || code.indexOf("-") < 0) return code;
		const p = code.split("-");
		return this.formatLanguageCode(p[0]);
	}
	formatLanguageCode(code) {
		if (isString(code) && code.indexOf("-") > -1) {
			let formattedCode;
			try {
				formattedCode = Intl.getCanonicalLocales(code)[0];
			} catch (e) {}
			if (formattedCode && this.options.lowerCaseLng) formattedCode = formattedCode.toLowerCase();
			if (formattedCode) return formattedCode;
			if (this.options.lowerCaseLng) return code.toLowerCase();
			return code;
		}
		return this.options.cleanCode || this.options.lowerCaseLng ? code.toLowerCase() : code;
	}
	isSupportedCode(code) {
		if (this.options.load === "languageOnly" || this.options.nonExplicitSupportedLngs) code = this.getLanguagePartFromCode(code);
		return !this.supportedLngs || !this.supportedLngs.length || this.supportedLngs.indexOf(code) > -1;
	}
	getBestMatchFromCodes(codes) {
		if (!codes) return null;
		let found;
		codes.forEach((code) => {
			if (found) return;
			const cleanedLng = this.formatLanguageCode(code);
			if (!this.options.supportedLngs || this.isSupportedCode(cleanedLng)) found = cleanedLng;
		});
		if (!found && this.options.supportedLngs) codes.forEach((code) => {
			if (found) return;
			const lngScOnly = this.getScriptPartFromCode(code);
			if (this.isSupportedCode(lngScOnly)) return found = lngScOnly;
			const lngOnly = this.getLanguagePartFromCode(code);
			if (this.isSupportedCode(lngOnly)) return found = lngOnly;
			found = this.options.supportedLngs.find((supportedLng) => {
				if (supportedLng === lngOnly) return supportedLng;
				if (supportedLng.indexOf("-") < 0 && lngOnly.indexOf("-") < 0) return;
				if (supportedLng.indexOf("-") > 0 && lngOnly.indexOf("-") < 0 && supportedLng.substring(0, supportedLng.indexOf("-")) === lngOnly) return supportedLng;
				if (supportedLng.indexOf(lngOnly) === 0 && lngOnly.length > 1) return supportedLng;
			});
		});
		if (!found) found = this.getFallbackCodes(this.options.fallbackLng)[0];
		return found;
	}
	getFallbackCodes(fallbacks, code) {
		if (!fallbacks) return [];
		if (typeof fallbacks === "function") fallbacks = fallbacks(code);
		if (isString(fallbacks)) fallbacks = [fallbacks];
		if (Array.isArray(fallbacks)) return fallbacks;
		if (!code) return fallbacks.default || [];
		let found = fallbacks[code];
		if (!found) found = fallbacks[this.getScriptPartFromCode(code)];
		if (!found) found = fallbacks[this.formatLanguageCode(code)];
		if (!found) found = fallbacks[this.getLanguagePartFromCode(code)];
		if (!found) found = fallbacks.default;
		return found || [];
	}
	toResolveHierarchy(code, fallbackCode) {
		const fallbackCodes = this.getFallbackCodes((fallbackCode === false ? [] : fallbackCode) || this.options.fallbackLng || [], code);
		const codes = [];
		const addCode = (c) => {
			if (!c) return;
			if (this.isSupportedCode(c)) codes.push(c);
			else this.logger.warn(`rejecting language code not found in supportedLngs: ${c}`);
		};
		if (isString(code) && (code.indexOf("-") > -1 || code.indexOf("_") > -1)) {
			if (this.options.load !== "languageOnly") addCode(this.formatLanguageCode(code));
			if (this.options.load !== "languageOnly" && this.options.load !== "currentOnly") addCode(this.getScriptPartFromCode(code));
			if (this.options.load !== "currentOnly") addCode(this.getLanguagePartFromCode(code));
		} else if (isString(code)) addCode(this.formatLanguageCode(code));
		fallbackCodes.forEach((fc) => {
			if (codes.indexOf(fc) < 0) addCode(this.formatLanguageCode(fc));
		});
		return codes;
	}
};
var suffixesOrder = {
	zero: 0,
	one: 1,
	two: 2,
	few: 3,
	many: 4,
	other: 5
};
var dummyRule = {
	select: (count) => count === 1 ? "one" : "other",
	resolvedOptions: () => ({ pluralCategories: ["one", "other"] })
};
var PluralResolver = class {
	constructor(languageUtils, options = {}) {
		this.languageUtils = languageUtils;
		this.options = options;
		this.logger = baseLogger.create("pluralResolver");
		this.pluralRulesCache = {};
	}
	clearCache() {
		this.pluralRulesCache = {};
	}
	getRule(code, options = {}) {
		const cleanedCode = getCleanedCode(code === "dev" ? "en" : code);
		const type = options.ordinal ? "ordinal" : "cardinal";
		const cacheKey = JSON.stringify({
			cleanedCode,
			type
		});
		if (cacheKey in this.pluralRulesCache) return this.pluralRulesCache[cacheKey];
		let rule;
		try {
			rule = new Intl.PluralRules(cleanedCode, { type });
		} catch (err) {
			if (typeof Intl === "undefined") {
				this.logger.error("No Intl support, please use an Intl polyfill!");
				return dummyRule;
			}
			if (!code.match(/-|_/)) return dummyRule;
			const lngPart = this.languageUtils.getLanguagePartFromCode(code);
			rule = this.getRule(lngPart, options);
		}
		this.pluralRulesCache[cacheKey] = rule;
		return rule;
	}
	needsPlural(code, options = {}) {
		let rule = this.getRule(code, options);
		if (!rule) rule = this.getRule("dev", options);
		return rule?.resolvedOptions().pluralCategories.length > 1;
	}
	getPluralFormsOfKey(code, key, options = {}) {
		return this.getSuffixes(code, options).map((suffix) => `${key}${suffix}`);
	}
	getSuffixes(code, options = {}) {
		let rule = this.getRule(code, options);
		if (!rule) rule = this.getRule("dev", options);
		if (!rule) return [];
		return rule.resolvedOptions().pluralCategories.sort((pluralCategory1, pluralCategory2) => suffixesOrder[pluralCategory1] - suffixesOrder[pluralCategory2]).map((pluralCategory) => `${this.options.prepend}${options.ordinal ? `ordinal${this.options.prepend}` : ""}${pluralCategory}`);
	}
	getSuffix(code, count, options = {}) {
		const rule = this.getRule(code, options);
		if (rule) return `${this.options.prepend}${options.ordinal ? `ordinal${this.options.prepend}` : ""}${rule.select(count)}`;
		this.logger.warn(`no plural rule found for: ${code}`);
		return this.getSuffix("dev", count, options);
	}
};
var deepFindWithDefaults = (data, defaultData, key, keySeparator = ".", ignoreJSONStructure = true) => {
	let path = getPathWithDefaults(data, defaultData, key);
	if (!path && ignoreJSONStructure && isString(key)) {
		path = deepFind(data, key, keySeparator);
		if (path === void 0) path = deepFind(defaultData, key, keySeparator);
	}
	return path;
};
var regexSafe = (val) => val.replace(/\$/g, "$$$$");
var Interpolator = class {
	constructor(options = {}) {
		this.logger = baseLogger.create("interpolator");
		this.options = options;
		this.format = options?.interpolation?.format || ((value) => value);
		this.init(options);
	}
	init(options = {}) {
		if (!options.interpolation) options.interpolation = { escapeValue: true };
		const { escape: escape$1, escapeValue, useRawValueToEscape, prefix, prefixEscaped, suffix, suffixEscaped, formatSeparator, unescapeSuffix, unescapePrefix, nestingPrefix, nestingPrefixEscaped, nestingSuffix, nestingSuffixEscaped, nestingOptionsSeparator, maxReplaces, alwaysFormat } = options.interpolation;
		this.escape = escape$1 !== void 0 ? escape$1 : escape;
		this.escapeValue = escapeValue !== void 0 ? escapeValue : true;
		this.useRawValueToEscape = useRawValueToEscape !== void 0 ? useRawValueToEscape : false;
		this.prefix = prefix ? regexEscape(prefix) : prefixEscaped || "{{";
		this.suffix = suffix ? regexEscape(suffix) : suffixEscaped || "}}";
		this.formatSeparator = formatSeparator || ",";
		this.unescapePrefix = unescapeSuffix ? "" : unescapePrefix || "-";
		this.unescapeSuffix = this.unescapePrefix ? "" : unescapeSuffix || "";
		this.nestingPrefix = nestingPrefix ? regexEscape(nestingPrefix) : nestingPrefixEscaped || regexEscape("$t(");
		this.nestingSuffix = nestingSuffix ? regexEscape(nestingSuffix) : nestingSuffixEscaped || regexEscape(")");
		this.nestingOptionsSeparator = nestingOptionsSeparator || ",";
		this.maxReplaces = maxReplaces || 1e3;
		this.alwaysFormat = alwaysFormat !== void 0 ? alwaysFormat : false;
		this.resetRegExp();
	}
	reset() {
		if (this.options) this.init(this.options);
	}
	resetRegExp() {
		const getOrResetRegExp = (existingRegExp, pattern) => {
			if (existingRegExp?.source === pattern) {
				existingRegExp.lastIndex = 0;
				return existingRegExp;
			}
			return new RegExp(pattern, "g");
		};
		this.regexp = getOrResetRegExp(this.regexp, `${this.prefix}(.+?)${this.suffix}`);
		this.regexpUnescape = getOrResetRegExp(this.regexpUnescape, `${this.prefix}${this.unescapePrefix}(.+?)${this.unescapeSuffix}${this.suffix}`);
		this.nestingRegexp = getOrResetRegExp(this.nestingRegexp, `${this.nestingPrefix}((?:[^()"']+|"[^"]*"|'[^']*'|\\((?:[^()]|"[^"]*"|'[^']*')*\\))*?)${this.nestingSuffix}`);
	}
	interpolate(str, data, lng, options) {
		let match;
		let value;
		let replaces;
		const defaultData = this.options && this.options.interpolation && this.options.interpolation.defaultVariables || {};
		const handleFormat = (key) => {
			if (key.indexOf(this.formatSeparator) < 0) {
				const path = deepFindWithDefaults(data, defaultData, key, this.options.keySeparator, this.options.ignoreJSONStructure);
				return this.alwaysFormat ? this.format(path, void 0, lng, {
					...options,
					...data,
					interpolationkey: key
				}) : path;
			}
			const p = key.split(this.formatSeparator);
			const k = p.shift().trim();
			const f = p.join(this.formatSeparator).trim();
			return this.format(deepFindWithDefaults(data, defaultData, k, this.options.keySeparator, this.options.ignoreJSONStructure), f, lng, {
				...options,
				...data,
				interpolationkey: k
			});
		};
		this.resetRegExp();
		const missingInterpolationHandler = options?.missingInterpolationHandler || this.options.missingInterpolationHandler;
		const skipOnVariables = options?.interpolation?.skipOnVariables !== void 0 ? options.interpolation.skipOnVariables : this.options.interpolation.skipOnVariables;
		[{
			regex: this.regexpUnescape,
			safeValue: (val) => regexSafe(val)
		}, {
			regex: this.regexp,
			safeValue: (val) => this.escapeValue ? regexSafe(this.escape(val)) : regexSafe(val)
		}].forEach((todo) => {
			replaces = 0;
			while (match = todo.regex.exec(str)) {
				const matchedVar = match[1].trim();
				value = handleFormat(matchedVar);
				if (value === void 0) {
					if (typeof missingInterpolationHandler === "function") {
						const temp = missingInterpolationHandler(str, match, options);
						value = isString(temp) ? temp : "";
					} else if (options && Object.prototype.hasOwnProperty.call(options, matchedVar)) value = "";
					else if (skipOnVariables) {
						value = match[0];
						continue;
					} else {
						this.logger.warn(`missed to pass in variable ${matchedVar} for interpolating ${str}`);
						value = "";
					}
				} else if (!isString(value) && !this.useRawValueToEscape) value = makeString(value);
				const safeValue = todo.safeValue(value);
				str = str.replace(match[0], safeValue);
				if (skipOnVariables) {
					todo.regex.lastIndex += value.length;
					todo.regex.lastIndex -= match[0].length;
				} else todo.regex.lastIndex = 0;
				replaces++;
				if (replaces >= this.maxReplaces) break;
			}
		});
		return str;
	}
	nest(str, fc, options = {}) {
		let match;
		let value;
		let clonedOptions;
		const handleHasOptions = (key, inheritedOptions) => {
			const sep = this.nestingOptionsSeparator;
			if (key.indexOf(sep) < 0) return key;
			const c = key.split(new RegExp(`${regexEscape(sep)}[ ]*{`));
			let optionsString = `{${c[1]}`;
			key = c[0];
			optionsString = this.interpolate(optionsString, clonedOptions);
			const matchedSingleQuotes = optionsString.match(/'/g);
			const matchedDoubleQuotes = optionsString.match(/"/g);
			if ((matchedSingleQuotes?.length ?? 0) % 2 === 0 && !matchedDoubleQuotes || (matchedDoubleQuotes?.length ?? 0) % 2 !== 0) optionsString = optionsString.replace(/'/g, "\"");
			try {
				clonedOptions = JSON.parse(optionsString);
				if (inheritedOptions) clonedOptions = {
					...inheritedOptions,
					...clonedOptions
				};
			} catch (e) {
				this.logger.warn(`failed parsing options string in nesting for key ${key}`, e);
				return `${key}${sep}${optionsString}`;
			}
			if (clonedOptions.defaultValue && clonedOptions.defaultValue.indexOf(this.prefix) > -1) delete clonedOptions.defaultValue;
			return key;
		};
		while (match = this.nestingRegexp.exec(str)) {
			let formatters = [];
			clonedOptions = { ...options };
			clonedOptions = clonedOptions.replace && !isString(clonedOptions.replace) ? clonedOptions.replace : clonedOptions;
			clonedOptions.applyPostProcessor = false;
			delete clonedOptions.defaultValue;
			const keyEndIndex = /{.*}/.test(match[1]) ? match[1].lastIndexOf("}") + 1 : match[1].indexOf(this.formatSeparator);
			if (keyEndIndex !== -1) {
				formatters = match[1].slice(keyEndIndex).split(this.formatSeparator).map((elem) => elem.trim()).filter(Boolean);
				match[1] = match[1].slice(0, keyEndIndex);
			}
			value = fc(handleHasOptions.call(this, match[1].trim(), clonedOptions), clonedOptions);
			if (value && match[0] === str && !isString(value)) return value;
			if (!isString(value)) value = makeString(value);
			if (!value) {
				this.logger.warn(`missed to resolve ${match[1]} for nesting ${str}`);
				value = "";
			}
			if (formatters.length) value = formatters.reduce((v, f) => this.format(v, f, options.lng, {
				...options,
				interpolationkey: match[1].trim()
			}), value.trim());
			str = str.replace(match[0], value);
			this.regexp.lastIndex = 0;
		}
		return str;
	}
};
var parseFormatStr = (formatStr) => {
	let formatName = formatStr.toLowerCase().trim();
	const formatOptions = {};
	if (formatStr.indexOf("(") > -1) {
		const p = formatStr.split("(");
		formatName = p[0].toLowerCase().trim();
		const optStr = p[1].substring(0, p[1].length - 1);
		if (formatName === "currency" && optStr.indexOf(":") < 0) {
			if (!formatOptions.currency) formatOptions.currency = optStr.trim();
		} else if (formatName === "relativetime" && optStr.indexOf(":") < 0) {
			if (!formatOptions.range) formatOptions.range = optStr.trim();
		} else optStr.split(";").forEach((opt) => {
			if (opt) {
				const [key, ...rest] = opt.split(":");
				const val = rest.join(":").trim().replace(/^'+|'+$/g, "");
				const trimmedKey = key.trim();
				if (!formatOptions[trimmedKey]) formatOptions[trimmedKey] = val;
				if (val === "false") formatOptions[trimmedKey] = false;
				if (val === "true") formatOptions[trimmedKey] = true;
				if (!isNaN(val)) formatOptions[trimmedKey] = parseInt(val, 10);
			}
		});
	}
	return {
		formatName,
		formatOptions
	};
};
var createCachedFormatter = (fn) => {
	const cache = {};
	return (v, l, o) => {
		let optForCache = o;
		if (o && o.interpolationkey && o.formatParams && o.formatParams[o.interpolationkey] && o[o.interpolationkey]) optForCache = {
			...optForCache,
			[o.interpolationkey]: void 0
		};
		const key = l + JSON.stringify(optForCache);
		let frm = cache[key];
		if (!frm) {
			frm = fn(getCleanedCode(l), o);
			cache[key] = frm;
		}
		return frm(v);
	};
};
var createNonCachedFormatter = (fn) => (v, l, o) => fn(getCleanedCode(l), o)(v);
var Formatter = class {
	constructor(options = {}) {
		this.logger = baseLogger.create("formatter");
		this.options = options;
		this.init(options);
	}
	init(services, options = { interpolation: {} }) {
		this.formatSeparator = options.interpolation.formatSeparator || ",";
		const cf = options.cacheInBuiltFormats ? createCachedFormatter : createNonCachedFormatter;
		this.formats = {
			number: cf((lng, opt) => {
				const formatter = new Intl.NumberFormat(lng, { ...opt });
				return (val) => formatter.format(val);
			}),
			currency: cf((lng, opt) => {
				const formatter = new Intl.NumberFormat(lng, {
					...opt,
					style: "currency"
				});
				return (val) => formatter.format(val);
			}),
			datetime: cf((lng, opt) => {
				const formatter = new Intl.DateTimeFormat(lng, { ...opt });
				return (val) => formatter.format(val);
			}),
			relativetime: cf((lng, opt) => {
				const formatter = new Intl.RelativeTimeFormat(lng, { ...opt });
				return (val) => formatter.format(val, opt.range || "day");
			}),
			list: cf((lng, opt) => {
				const formatter = new Intl.ListFormat(lng, { ...opt });
				return (val) => formatter.format(val);
			})
		};
	}
	add(name, fc) {
		this.formats[name.toLowerCase().trim()] = fc;
	}
	addCached(name, fc) {
		this.formats[name.toLowerCase().trim()] = createCachedFormatter(fc);
	}
	format(value, format, lng, options = {}) {
		const formats = format.split(this.formatSeparator);
		if (formats.length > 1 && formats[0].indexOf("(") > 1 && formats[0].indexOf(")") < 0 && formats.find((f) => f.indexOf(")") > -1)) {
			const lastIndex = formats.findIndex((f) => f.indexOf(")") > -1);
			formats[0] = [formats[0], ...formats.splice(1, lastIndex)].join(this.formatSeparator);
		}
		return formats.reduce((mem, f) => {
			const { formatName, formatOptions } = parseFormatStr(f);
			if (this.formats[formatName]) {
				let formatted = mem;
				try {
					const valOptions = options?.formatParams?.[options.interpolationkey] || {};
					const l = valOptions.locale || valOptions.lng || options.locale || options.lng || lng;
					formatted = this.formats[formatName](mem, l, {
						...formatOptions,
						...options,
						...valOptions
					});
				} catch (error) {
					this.logger.warn(error);
				}
				return formatted;
			} else this.logger.warn(`there was no format function for ${formatName}`);
			return mem;
		}, value);
	}
};
var removePending = (q, name) => {
	if (q.pending[name] !== void 0) {
		delete q.pending[name];
		q.pendingCount--;
	}
};
var Connector = class extends EventEmitter {
	constructor(backend, store, services, options = {}) {
		super();
		this.backend = backend;
		this.store = store;
		this.services = services;
		this.languageUtils = services.languageUtils;
		this.options = options;
		this.logger = baseLogger.create("backendConnector");
		this.waitingReads = [];
		this.maxParallelReads = options.maxParallelReads || 10;
		this.readingCalls = 0;
		this.maxRetries = options.maxRetries >= 0 ? options.maxRetries : 5;
		this.retryTimeout = options.retryTimeout >= 1 ? options.retryTimeout : 350;
		this.state = {};
		this.queue = [];
		this.backend?.init?.(services, options.backend, options);
	}
	queueLoad(languages, namespaces, options, callback) {
		const toLoad = {};
		const pending = {};
		const toLoadLanguages = {};
		const toLoadNamespaces = {};
		languages.forEach((lng) => {
			let hasAllNamespaces = true;
			namespaces.forEach((ns) => {
				const name = `${lng}|${ns}`;
				if (!options.reload && this.store.hasResourceBundle(lng, ns)) this.state[name] = 2;
				else if (this.state[name] < 0);
				else if (this.state[name] === 1) {
					if (pending[name] === void 0) pending[name] = true;
				} else {
					this.state[name] = 1;
					hasAllNamespaces = false;
					if (pending[name] === void 0) pending[name] = true;
					if (toLoad[name] === void 0) toLoad[name] = true;
					if (toLoadNamespaces[ns] === void 0) toLoadNamespaces[ns] = true;
				}
			});
			if (!hasAllNamespaces) toLoadLanguages[lng] = true;
		});
		if (Object.keys(toLoad).length || Object.keys(pending).length) this.queue.push({
			pending,
			pendingCount: Object.keys(pending).length,
			loaded: {},
			errors: [],
			callback
		});
		return {
			toLoad: Object.keys(toLoad),
			pending: Object.keys(pending),
			toLoadLanguages: Object.keys(toLoadLanguages),
			toLoadNamespaces: Object.keys(toLoadNamespaces)
		};
	}
	loaded(name, err, data) {
		const s = name.split("|");
		const lng = s[0];
		const ns = s[1];
		if (err) this.emit("failedLoading", lng, ns, err);
		if (!err && data) this.store.addResourceBundle(lng, ns, data, void 0, void 0, { skipCopy: true });
		this.state[name] = err ? -1 : 2;
		if (err && data) this.state[name] = 0;
		const loaded = {};
		this.queue.forEach((q) => {
			pushPath(q.loaded, [lng], ns);
			removePending(q, name);
			if (err) q.errors.push(err);
			if (q.pendingCount === 0 && !q.done) {
				Object.keys(q.loaded).forEach((l) => {
					if (!loaded[l]) loaded[l] = {};
					const loadedKeys = q.loaded[l];
					if (loadedKeys.length) loadedKeys.forEach((n) => {
						if (loaded[l][n] === void 0) loaded[l][n] = true;
					});
				});
				q.done = true;
				if (q.errors.length) q.callback(q.errors);
				else q.callback();
			}
		});
		this.emit("loaded", loaded);
		this.queue = this.queue.filter((q) => !q.done);
	}
	read(lng, ns, fcName, tried = 0, wait = this.retryTimeout, callback) {
		if (!lng.length) return callback(null, {});
		if (this.readingCalls >= this.maxParallelReads) {
			this.waitingReads.push({
				lng,
				ns,
				fcName,
				tried,
				wait,
				callback
			});
			return;
		}
		this.readingCalls++;
		const resolver = (err, data) => {
			this.readingCalls--;
			if (this.waitingReads.length > 0) {
				const next = this.waitingReads.shift();
				this.read(next.lng, next.ns, next.fcName, next.tried, next.wait, next.callback);
			}
			if (err && data && tried < this.maxRetries) {
				setTimeout(() => {
					this.read.call(this, lng, ns, fcName, tried + 1, wait * 2, callback);
				}, wait);
				return;
			}
			callback(err, data);
		};
		const fc = this.backend[fcName].bind(this.backend);
		if (fc.length === 2) {
			try {
				const r = fc(lng, ns);
				if (r && typeof r.then === "function") r.then((data) => resolver(null, data)).catch(resolver);
				else resolver(null, r);
			} catch (err) {
				resolver(err);
			}
			return;
		}
		return fc(lng, ns, resolver);
	}
	prepareLoading(languages, namespaces, options = {}, callback) {
		if (!this.backend) {
			this.logger.warn("No backend was added via i18next.use. Will not load resources.");
			return callback && callback();
		}
		if (isString(languages)) languages = this.languageUtils.toResolveHierarchy(languages);
		if (isString(namespaces)) namespaces = [namespaces];
		const toLoad = this.queueLoad(languages, namespaces, options, callback);
		if (!toLoad.toLoad.length) {
			if (!toLoad.pending.length) callback();
			return null;
		}
		toLoad.toLoad.forEach((name) => {
			this.loadOne(name);
		});
	}
	load(languages, namespaces, callback) {
		this.prepareLoading(languages, namespaces, {}, callback);
	}
	reload(languages, namespaces, callback) {
		this.prepareLoading(languages, namespaces, { reload: true }, callback);
	}
	loadOne(name, prefix = "") {
		const s = name.split("|");
		const lng = s[0];
		const ns = s[1];
		this.read(lng, ns, "read", void 0, void 0, (err, data) => {
			if (err) this.logger.warn(`${prefix}loading namespace ${ns} for language ${lng} failed`, err);
			if (!err && data) this.logger.log(`${prefix}loaded namespace ${ns} for language ${lng}`, data);
			this.loaded(name, err, data);
		});
	}
	saveMissing(languages, namespace, key, fallbackValue, isUpdate, options = {}, clb = () => {}) {
		if (this.services?.utils?.hasLoadedNamespace && !this.services?.utils?.hasLoadedNamespace(namespace)) {
			this.logger.warn(`did not save key "${key}" as the namespace "${namespace}" was not yet loaded`, "This means something IS WRONG in your setup. You access the t function before i18next.init / i18next.loadNamespace / i18next.changeLanguage was done. Wait for the callback or Promise to resolve before accessing it!!!");
			return;
		}
		if (key === void 0 || key === null || key === "") return;
		if (this.backend?.create) {
			const opts = {
				...options,
				isUpdate
			};
			const fc = this.backend.create.bind(this.backend);
			if (fc.length < 6) try {
				let r;
				if (fc.length === 5) r = fc(languages, namespace, key, fallbackValue, opts);
				else r = fc(languages, namespace, key, fallbackValue);
				if (r && typeof r.then === "function") r.then((data) => clb(null, data)).catch(clb);
				else clb(null, r);
			} catch (err) {
				clb(err);
			}
			else fc(languages, namespace, key, fallbackValue, clb, opts);
		}
		if (!languages || !languages[0]) return;
		this.store.addResource(languages[0], namespace, key, fallbackValue);
	}
};
var get = () => ({
	debug: false,
	initAsync: true,
	ns: ["translation"],
	defaultNS: ["translation"],
	fallbackLng: ["dev"],
	fallbackNS: false,
	supportedLngs: false,
	nonExplicitSupportedLngs: false,
	load: "all",
	preload: false,
	simplifyPluralSuffix: true,
	keySeparator: ".",
	nsSeparator: ":",
	pluralSeparator: "_",
	contextSeparator: "_",
	partialBundledLanguages: false,
	saveMissing: false,
	updateMissing: false,
	saveMissingTo: "fallback",
	saveMissingPlurals: true,
	missingKeyHandler: false,
	missingInterpolationHandler: false,
	postProcess: false,
	postProcessPassResolved: false,
	returnNull: false,
	returnEmptyString: true,
	returnObjects: false,
	joinArrays: false,
	returnedObjectHandler: false,
	parseMissingKeyHandler: false,
	appendNamespaceToMissingKey: false,
	appendNamespaceToCIMode: false,
	overloadTranslationOptionHandler: (args) => {
		let ret = {};
		if (typeof args[1] === "object") ret = args[1];
		if (isString(args[1])) ret.defaultValue = args[1];
		if (isString(args[2])) ret.tDescription = args[2];
		if (typeof args[2] === "object" || typeof args[3] === "object") {
			const options = args[3] || args[2];
			Object.keys(options).forEach((key) => {
				ret[key] = options[key];
			});
		}
		return ret;
	},
	interpolation: {
		escapeValue: true,
		format: (value) => value,
		prefix: "{{",
		suffix: "}}",
		formatSeparator: ",",
		unescapePrefix: "-",
		nestingPrefix: "$t(",
		nestingSuffix: ")",
		nestingOptionsSeparator: ",",
		maxReplaces: 1e3,
		skipOnVariables: true
	},
	cacheInBuiltFormats: true
});
var transformOptions = (options) => {
	if (isString(options.ns)) options.ns = [options.ns];
	if (isString(options.fallbackLng)) options.fallbackLng = [options.fallbackLng];
	if (isString(options.fallbackNS)) options.fallbackNS = [options.fallbackNS];
	if (options.supportedLngs?.indexOf?.("cimode") < 0) options.supportedLngs = options.supportedLngs.concat(["cimode"]);
	if (typeof options.initImmediate === "boolean") options.initAsync = options.initImmediate;
	return options;
};
var noop = () => {};
var bindMemberFunctions = (inst) => {
	Object.getOwnPropertyNames(Object.getPrototypeOf(inst)).forEach((mem) => {
		if (typeof inst[mem] === "function") inst[mem] = inst[mem].bind(inst);
	});
};
var SUPPORT_NOTICE_KEY = "__i18next_supportNoticeShown";
var getSupportNoticeShown = () => {
	if (typeof globalThis !== "undefined" && !!globalThis[SUPPORT_NOTICE_KEY]) return true;
	if (typeof process !== "undefined" && process.env && process.env.I18NEXT_NO_SUPPORT_NOTICE) return true;
	if (typeof process !== "undefined" && process.env && true) return true;
	return false;
};
var setSupportNoticeShown = () => {
	if (typeof globalThis !== "undefined") globalThis[SUPPORT_NOTICE_KEY] = true;
};
var usesLocize = (inst) => {
	if (inst?.modules?.backend?.name?.indexOf("Locize") > 0) return true;
	if (inst?.modules?.backend?.constructor?.name?.indexOf("Locize") > 0) return true;
	if (inst?.options?.backend?.backends) {
		if (inst.options.backend.backends.some((b) => b?.name?.indexOf("Locize") > 0 || b?.constructor?.name?.indexOf("Locize") > 0)) return true;
	}
	if (inst?.options?.backend?.projectId) return true;
	if (inst?.options?.backend?.backendOptions) {
		if (inst.options.backend.backendOptions.some((b) => b?.projectId)) return true;
	}
	return false;
};
var instance = class I18n extends EventEmitter {
	constructor(options = {}, callback) {
		super();
		this.options = transformOptions(options);
		this.services = {};
		this.logger = baseLogger;
		this.modules = { external: [] };
		bindMemberFunctions(this);
		if (callback && !this.isInitialized && !options.isClone) {
			if (!this.options.initAsync) {
				this.init(options, callback);
				return this;
			}
			setTimeout(() => {
				this.init(options, callback);
			}, 0);
		}
	}
	init(options = {}, callback) {
		this.isInitializing = true;
		if (typeof options === "function") {
			callback = options;
			options = {};
		}
		if (options.defaultNS == null && options.ns) {
			if (isString(options.ns)) options.defaultNS = options.ns;
			else if (options.ns.indexOf("translation") < 0) options.defaultNS = options.ns[0];
		}
		const defOpts = get();
		this.options = {
			...defOpts,
			...this.options,
			...transformOptions(options)
		};
		this.options.interpolation = {
			...defOpts.interpolation,
			...this.options.interpolation
		};
		if (options.keySeparator !== void 0) this.options.userDefinedKeySeparator = options.keySeparator;
		if (options.nsSeparator !== void 0) this.options.userDefinedNsSeparator = options.nsSeparator;
		if (typeof this.options.overloadTranslationOptionHandler !== "function") this.options.overloadTranslationOptionHandler = defOpts.overloadTranslationOptionHandler;
		if (this.options.showSupportNotice !== false && !usesLocize(this) && !getSupportNoticeShown()) {
			if (typeof console !== "undefined" && typeof console.info !== "undefined") console.info("🌐 i18next is made possible by our own product, Locize — consider powering your project with managed localization (AI, CDN, integrations): https://locize.com 💙");
			setSupportNoticeShown();
		}
		const createClassOnDemand = (ClassOrObject) => {
			if (!ClassOrObject) return null;
			if (typeof ClassOrObject === "function") return new ClassOrObject();
			return ClassOrObject;
		};
		if (!this.options.isClone) {
			if (this.modules.logger) baseLogger.init(createClassOnDemand(this.modules.logger), this.options);
			else baseLogger.init(null, this.options);
			let formatter;
			if (this.modules.formatter) formatter = this.modules.formatter;
			else formatter = Formatter;
			const lu = new LanguageUtil(this.options);
			this.store = new ResourceStore(this.options.resources, this.options);
			const s = this.services;
			s.logger = baseLogger;
			s.resourceStore = this.store;
			s.languageUtils = lu;
			s.pluralResolver = new PluralResolver(lu, {
				prepend: this.options.pluralSeparator,
				simplifyPluralSuffix: this.options.simplifyPluralSuffix
			});
			if (this.options.interpolation.format && this.options.interpolation.format !== defOpts.interpolation.format) this.logger.deprecate(`init: you are still using the legacy format function, please use the new approach: https://www.i18next.com/translation-function/formatting`);
			if (formatter && (!this.options.interpolation.format || this.options.interpolation.format === defOpts.interpolation.format)) {
				s.formatter = createClassOnDemand(formatter);
				if (s.formatter.init) s.formatter.init(s, this.options);
				this.options.interpolation.format = s.formatter.format.bind(s.formatter);
			}
			s.interpolator = new Interpolator(this.options);
			s.utils = { hasLoadedNamespace: this.hasLoadedNamespace.bind(this) };
			s.backendConnector = new Connector(createClassOnDemand(this.modules.backend), s.resourceStore, s, this.options);
			s.backendConnector.on("*", (event, ...args) => {
				this.emit(event, ...args);
			});
			if (this.modules.languageDetector) {
				s.languageDetector = createClassOnDemand(this.modules.languageDetector);
				if (s.languageDetector.init) s.languageDetector.init(s, this.options.detection, this.options);
			}
			if (this.modules.i18nFormat) {
				s.i18nFormat = createClassOnDemand(this.modules.i18nFormat);
				if (s.i18nFormat.init) s.i18nFormat.init(this);
			}
			this.translator = new Translator(this.services, this.options);
			this.translator.on("*", (event, ...args) => {
				this.emit(event, ...args);
			});
			this.modules.external.forEach((m) => {
				if (m.init) m.init(this);
			});
		}
		this.format = this.options.interpolation.format;
		if (!callback) callback = noop;
		if (this.options.fallbackLng && !this.services.languageDetector && !this.options.lng) {
			const codes = this.services.languageUtils.getFallbackCodes(this.options.fallbackLng);
			if (codes.length > 0 && codes[0] !== "dev") this.options.lng = codes[0];
		}
		if (!this.services.languageDetector && !this.options.lng) this.logger.warn("init: no languageDetector is used and no lng is defined");
		[
			"getResource",
			"hasResourceBundle",
			"getResourceBundle",
			"getDataByLanguage"
		].forEach((fcName) => {
			this[fcName] = (...args) => this.store[fcName](...args);
		});
		[
			"addResource",
			"addResources",
			"addResourceBundle",
			"removeResourceBundle"
		].forEach((fcName) => {
			this[fcName] = (...args) => {
				this.store[fcName](...args);
				return this;
			};
		});
		const deferred = defer();
		const load = () => {
			const finish = (err, t) => {
				this.isInitializing = false;
				if (this.isInitialized && !this.initializedStoreOnce) this.logger.warn("init: i18next is already initialized. You should call init just once!");
				this.isInitialized = true;
				if (!this.options.isClone) this.logger.log("initialized", this.options);
				this.emit("initialized", this.options);
				deferred.resolve(t);
				callback(err, t);
			};
			if (this.languages && !this.isInitialized) return finish(null, this.t.bind(this));
			this.changeLanguage(this.options.lng, finish);
		};
		if (this.options.resources || !this.options.initAsync) load();
		else setTimeout(load, 0);
		return deferred;
	}
	loadResources(language, callback = noop) {
		let usedCallback = callback;
		const usedLng = isString(language) ? language : this.language;
		if (typeof language === "function") usedCallback = language;
		if (!this.options.resources || this.options.partialBundledLanguages) {
			if (usedLng?.toLowerCase() === "cimode" && (!this.options.preload || this.options.preload.length === 0)) return usedCallback();
			const toLoad = [];
			const append = (lng) => {
				if (!lng) return;
				if (lng === "cimode") return;
				this.services.languageUtils.toResolveHierarchy(lng).forEach((l) => {
					if (l === "cimode") return;
					if (toLoad.indexOf(l) < 0) toLoad.push(l);
				});
			};
			if (!usedLng) this.services.languageUtils.getFallbackCodes(this.options.fallbackLng).forEach((l) => append(l));
			else append(usedLng);
			this.options.preload?.forEach?.((l) => append(l));
			this.services.backendConnector.load(toLoad, this.options.ns, (e) => {
				if (!e && !this.resolvedLanguage && this.language) this.setResolvedLanguage(this.language);
				usedCallback(e);
			});
		} else usedCallback(null);
	}
	reloadResources(lngs, ns, callback) {
		const deferred = defer();
		if (typeof lngs === "function") {
			callback = lngs;
			lngs = void 0;
		}
		if (typeof ns === "function") {
			callback = ns;
			ns = void 0;
		}
		if (!lngs) lngs = this.languages;
		if (!ns) ns = this.options.ns;
		if (!callback) callback = noop;
		this.services.backendConnector.reload(lngs, ns, (err) => {
			deferred.resolve();
			callback(err);
		});
		return deferred;
	}
	use(module) {
		if (!module) throw new Error("You are passing an undefined module! Please check the object you are passing to i18next.use()");
		if (!module.type) throw new Error("You are passing a wrong module! Please check the object you are passing to i18next.use()");
		if (module.type === "backend") this.modules.backend = module;
		if (module.type === "logger" || module.log && module.warn && module.error) this.modules.logger = module;
		if (module.type === "languageDetector") this.modules.languageDetector = module;
		if (module.type === "i18nFormat") this.modules.i18nFormat = module;
		if (module.type === "postProcessor") postProcessor.addPostProcessor(module);
		if (module.type === "formatter") this.modules.formatter = module;
		if (module.type === "3rdParty") this.modules.external.push(module);
		return this;
	}
	setResolvedLanguage(l) {
		if (!l || !this.languages) return;
		if (["cimode", "dev"].indexOf(l) > -1) return;
		for (let li = 0; li < this.languages.length; li++) {
			const lngInLngs = this.languages[li];
			if (["cimode", "dev"].indexOf(lngInLngs) > -1) continue;
			if (this.store.hasLanguageSomeTranslations(lngInLngs)) {
				this.resolvedLanguage = lngInLngs;
				break;
			}
		}
		if (!this.resolvedLanguage && this.languages.indexOf(l) < 0 && this.store.hasLanguageSomeTranslations(l)) {
			this.resolvedLanguage = l;
			this.languages.unshift(l);
		}
	}
	changeLanguage(lng, callback) {
		this.isLanguageChangingTo = lng;
		const deferred = defer();
		this.emit("languageChanging", lng);
		const setLngProps = (l) => {
			this.language = l;
			this.languages = this.services.languageUtils.toResolveHierarchy(l);
			this.resolvedLanguage = void 0;
			this.setResolvedLanguage(l);
		};
		const done = (err, l) => {
			if (l) {
				if (this.isLanguageChangingTo === lng) {
					setLngProps(l);
					this.translator.changeLanguage(l);
					this.isLanguageChangingTo = void 0;
					this.emit("languageChanged", l);
					this.logger.log("languageChanged", l);
				}
			} else this.isLanguageChangingTo = void 0;
			deferred.resolve((...args) => this.t(...args));
			if (callback) callback(err, (...args) => this.t(...args));
		};
		const setLng = (lngs) => {
			if (!lng && !lngs && this.services.languageDetector) lngs = [];
			const fl = isString(lngs) ? lngs : lngs && lngs[0];
			const l = this.store.hasLanguageSomeTranslations(fl) ? fl : this.services.languageUtils.getBestMatchFromCodes(isString(lngs) ? [lngs] : lngs);
			if (l) {
				if (!this.language) setLngProps(l);
				if (!this.translator.language) this.translator.changeLanguage(l);
				this.services.languageDetector?.cacheUserLanguage?.(l);
			}
			this.loadResources(l, (err) => {
				done(err, l);
			});
		};
		if (!lng && this.services.languageDetector && !this.services.languageDetector.async) setLng(this.services.languageDetector.detect());
		else if (!lng && this.services.languageDetector && this.services.languageDetector.async) {
			if (this.services.languageDetector.detect.length === 0) this.services.languageDetector.detect().then(setLng);
			else this.services.languageDetector.detect(setLng);
		} else setLng(lng);
		return deferred;
	}
	getFixedT(lng, ns, keyPrefix) {
		const fixedT = (key, opts, ...rest) => {
			let o;
			if (typeof opts !== "object") o = this.options.overloadTranslationOptionHandler([key, opts].concat(rest));
			else o = { ...opts };
			o.lng = o.lng || fixedT.lng;
			o.lngs = o.lngs || fixedT.lngs;
			o.ns = o.ns || fixedT.ns;
			if (o.keyPrefix !== "") o.keyPrefix = o.keyPrefix || keyPrefix || fixedT.keyPrefix;
			const selectorOpts = {
				...this.options,
				...o
			};
			if (typeof o.keyPrefix === "function") o.keyPrefix = keysFromSelector(o.keyPrefix, selectorOpts);
			const keySeparator = this.options.keySeparator || ".";
			let resultKey;
			if (o.keyPrefix && Array.isArray(key)) resultKey = key.map((k) => {
				if (typeof k === "function") k = keysFromSelector(k, selectorOpts);
				return `${o.keyPrefix}${keySeparator}${k}`;
			});
			else {
				if (typeof key === "function") key = keysFromSelector(key, selectorOpts);
				resultKey = o.keyPrefix ? `${o.keyPrefix}${keySeparator}${key}` : key;
			}
			return this.t(resultKey, o);
		};
		if (isString(lng)) fixedT.lng = lng;
		else fixedT.lngs = lng;
		fixedT.ns = ns;
		fixedT.keyPrefix = keyPrefix;
		return fixedT;
	}
	t(...args) {
		return this.translator?.translate(...args);
	}
	exists(...args) {
		return this.translator?.exists(...args);
	}
	setDefaultNamespace(ns) {
		this.options.defaultNS = ns;
	}
	hasLoadedNamespace(ns, options = {}) {
		if (!this.isInitialized) {
			this.logger.warn("hasLoadedNamespace: i18next was not initialized", this.languages);
			return false;
		}
		if (!this.languages || !this.languages.length) {
			this.logger.warn("hasLoadedNamespace: i18n.languages were undefined or empty", this.languages);
			return false;
		}
		const lng = options.lng || this.resolvedLanguage || this.languages[0];
		const fallbackLng = this.options ? this.options.fallbackLng : false;
		const lastLng = this.languages[this.languages.length - 1];
		if (lng.toLowerCase() === "cimode") return true;
		const loadNotPending = (l, n) => {
			const loadState = this.services.backendConnector.state[`${l}|${n}`];
			return loadState === -1 || loadState === 0 || loadState === 2;
		};
		if (options.precheck) {
			const preResult = options.precheck(this, loadNotPending);
			if (preResult !== void 0) return preResult;
		}
		if (this.hasResourceBundle(lng, ns)) return true;
		if (!this.services.backendConnector.backend || this.options.resources && !this.options.partialBundledLanguages) return true;
		if (loadNotPending(lng, ns) && (!fallbackLng || loadNotPending(lastLng, ns))) return true;
		return false;
	}
	loadNamespaces(ns, callback) {
		const deferred = defer();
		if (!this.options.ns) {
			if (callback) callback();
			return Promise.resolve();
		}
		if (isString(ns)) ns = [ns];
		ns.forEach((n) => {
			if (this.options.ns.indexOf(n) < 0) this.options.ns.push(n);
		});
		this.loadResources((err) => {
			deferred.resolve();
			if (callback) callback(err);
		});
		return deferred;
	}
	loadLanguages(lngs, callback) {
		const deferred = defer();
		if (isString(lngs)) lngs = [lngs];
		const preloaded = this.options.preload || [];
		const newLngs = lngs.filter((lng) => preloaded.indexOf(lng) < 0 && this.services.languageUtils.isSupportedCode(lng));
		if (!newLngs.length) {
			if (callback) callback();
			return Promise.resolve();
		}
		this.options.preload = preloaded.concat(newLngs);
		this.loadResources((err) => {
			deferred.resolve();
			if (callback) callback(err);
		});
		return deferred;
	}
	dir(lng) {
		if (!lng) lng = this.resolvedLanguage || (this.languages?.length > 0 ? this.languages[0] : this.language);
		if (!lng) return "rtl";
		try {
			const l = new Intl.Locale(lng);
			if (l && l.getTextInfo) {
				const ti = l.getTextInfo();
				if (ti && ti.direction) return ti.direction;
			}
		} catch (e) {}
		const rtlLngs = [
			"ar",
			"shu",
			"sqr",
			"ssh",
			"xaa",
			"yhd",
			"yud",
			"aao",
			"abh",
			"abv",
			"acm",
			"acq",
			"acw",
			"acx",
			"acy",
			"adf",
			"ads",
			"aeb",
			"aec",
			"afb",
			"ajp",
			"apc",
			"apd",
			"arb",
			"arq",
			"ars",
			"ary",
			"arz",
			"auz",
			"avl",
			"ayh",
			"ayl",
			"ayn",
			"ayp",
			"bbz",
			"pga",
			"he",
			"iw",
			"ps",
			"pbt",
			"pbu",
			"pst",
			"prp",
			"prd",
			"ug",
			"ur",
			"ydd",
			"yds",
			"yih",
			"ji",
			"yi",
			"hbo",
			"men",
			"xmn",
			"fa",
			"jpr",
			"peo",
			"pes",
			"prs",
			"dv",
			"sam",
			"ckb"
		];
		const languageUtils = this.services?.languageUtils || new LanguageUtil(get());
		if (lng.toLowerCase().indexOf("-latn") > 1) return "ltr";
		return rtlLngs.indexOf(languageUtils.getLanguagePartFromCode(lng)) > -1 || lng.toLowerCase().indexOf("-arab") > 1 ? "rtl" : "ltr";
	}
	static createInstance(options = {}, callback) {
		const instance = new I18n(options, callback);
		instance.createInstance = I18n.createInstance;
		return instance;
	}
	cloneInstance(options = {}, callback = noop) {
		const forkResourceStore = options.forkResourceStore;
		if (forkResourceStore) delete options.forkResourceStore;
		const mergedOptions = {
			...this.options,
			...options,
			isClone: true
		};
		const clone = new I18n(mergedOptions);
		if (options.debug !== void 0 || options.prefix !== void 0) clone.logger = clone.logger.clone(options);
		[
			"store",
			"services",
			"language"
		].forEach((m) => {
			clone[m] = this[m];
		});
		clone.services = { ...this.services };
		clone.services.utils = { hasLoadedNamespace: clone.hasLoadedNamespace.bind(clone) };
		if (forkResourceStore) {
			clone.store = new ResourceStore(Object.keys(this.store.data).reduce((prev, l) => {
				prev[l] = { ...this.store.data[l] };
				prev[l] = Object.keys(prev[l]).reduce((acc, n) => {
					acc[n] = { ...prev[l][n] };
					return acc;
				}, prev[l]);
				return prev;
			}, {}), mergedOptions);
			clone.services.resourceStore = clone.store;
		}
		if (options.interpolation) {
			const mergedInterpolation = {
				...get().interpolation,
				...this.options.interpolation,
				...options.interpolation
			};
			const mergedForInterpolator = {
				...mergedOptions,
				interpolation: mergedInterpolation
			};
			clone.services.interpolator = new Interpolator(mergedForInterpolator);
		}
		clone.translator = new Translator(clone.services, mergedOptions);
		clone.translator.on("*", (event, ...args) => {
			clone.emit(event, ...args);
		});
		clone.init(mergedOptions, callback);
		clone.translator.options = mergedOptions;
		clone.translator.backendConnector.services.utils = { hasLoadedNamespace: clone.hasLoadedNamespace.bind(clone) };
		return clone;
	}
	toJSON() {
		return {
			options: this.options,
			store: this.store,
			language: this.language,
			languages: this.languages,
			resolvedLanguage: this.resolvedLanguage
		};
	}
}.createInstance();
instance.createInstance;
instance.dir;
instance.init;
instance.loadResources;
instance.reloadResources;
instance.use;
instance.changeLanguage;
instance.getFixedT;
instance.t;
instance.exists;
instance.setDefaultNamespace;
instance.hasLoadedNamespace;
instance.loadNamespaces;
instance.loadLanguages;
// node_modules/romcal/rites/roman1969/dist/esm/romcal.js
/**
* MIT License
* 
* Copyright (c) 2018 Julian Pereira
* 
* Permission is hereby granted, free of charge, to any person obtaining a copy
* of this software and associated documentation files (the "Software"), to deal
* in the Software without restriction, including without limitation the rights
* to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
* copies of the Software, and to permit persons to whom the Software is
* furnished to do so, subject to the following conditions:
* 
* The above copyright notice and this permission notice shall be included in all
* copies or substantial portions of the Software.
* 
* THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
* IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
* FITNESS FOR A PARTICULAR PURPOSE AND NON INFRINGEMENT. IN NO EVENT SHALL THE
* AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
* LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
* OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
* SOFTWARE.
*/
var $a = 1721425.5;
var ve = (r) => {
	let a = r, i = Math.floor(a / 100), o = a - 19 * Math.floor(a / 19), n = Math.floor((i - 17) / 25), t = i - Math.floor(i / 4) - Math.floor((i - n) / 3) + 19 * o + 15;
	t -= 30 * Math.floor(t / 30), t -= Math.floor(t / 28) * (1 - Math.floor(t / 28) * Math.floor(29 / (t + 1)) * Math.floor((21 - o) / 11));
	let s = a + Math.floor(a / 4) + t + 2 - i + Math.floor(i / 4);
	s -= 7 * Math.floor(s / 7);
	let l = t - s, p = 3 + Math.floor((l + 40) / 44);
	return {
		year: a,
		month: p,
		day: l + 28 - 31 * Math.floor(p / 4)
	};
};
var Ha = (r, a) => r - a * Math.floor(r / a);
var Ua = (r) => r % 4 === 0 && !(r % 100 === 0 && r % 400 !== 0);
var Ii = (r, a) => {
	let i = Ua(r) ? -1 : -2;
	return a <= 2 ? 0 : i;
};
var xa = (r, a, i) => $a - 1 + 365 * (r - 1) + Math.floor((r - 1) / 4) + -Math.floor((r - 1) / 100) + Math.floor((r - 1) / 400) + Math.floor((367 * a - 362) / 12 + Ii(r, a) + i);
var Ti = (r) => {
	let a = r.getFullYear(), i = r.getMonth() + 1, o = r.getDate();
	return a < 1 && (a += 1), i <= 2 && (a -= 1, i += 12), Math.floor(365.25 * (a + 4716)) + Math.floor(30.6001 * (i + 1)) + o - 1524.5;
};
var Li = (r) => {
	let a = Math.floor(r - .5) + .5, i = a - $a, o = Math.floor(i / 146097), n = Ha(i, 146097), t = Math.floor(n / 36524), s = Ha(n, 36524), l = Math.floor(s / 1461), p = Ha(s, 1461), c = Math.floor(p / 365), f = o * 400 + t * 100 + l * 4 + c;
	t === 4 || c === 4 || (f += 1);
	let S = a - xa(f, 1, 1), w = Ua(f) ? 1 : 2, C = a < xa(f, 3, 1) ? 0 : w, L = Math.floor(((S + C) * 12 + 373) / 367), E = a - xa(f, L, 1) + 1;
	return new Date(Date.UTC(f, L - 1, E));
};
var Ei = (r) => Li(Ti(r));
var Ri = (r) => {
	let a = r % 4, i = r % 7, n = (19 * (r % 19) + 15) % 30, t = (2 * a + 4 * i - n + 34) % 7, s = Math.floor((n + t + 114) / 31), l = (n + t + 114) % 31 + 1;
	return new Date(Date.UTC(r, s - 1, l));
};
var Se = (r) => {
	if (r < 326) throw new Error("Easter date calculation within the Julian calendar is not valid for years before 326 AD");
	let a = Ei(Ri(r));
	return {
		year: a.getUTCFullYear(),
		month: a.getUTCMonth() + 1,
		day: a.getUTCDate()
	};
};
var Ya = "3.0.0-dev.125";
var m = {
	ProperOfTime: "PROPER_OF_TIME",
	ProperOfSaints: "PROPER_OF_SAINTS"
};
var Za = Object.values(m);
var Ja = {
	YearA: "YEAR_A",
	YearB: "YEAR_B",
	YearC: "YEAR_C"
};
var re = Object.values(Ja);
var Na = {
	Year1: "YEAR_1",
	Year2: "YEAR_2"
};
var ne = Object.values(Na);
var Ga = {
	Week1: "WEEK_1",
	Week2: "WEEK_2",
	Week3: "WEEK_3",
	Week4: "WEEK_4"
};
var ke = Object.values(Ga);
var R = (r) => r.replace(/[A-Z]/g, (a) => `_${a.toLowerCase()}`).replace(/[ \t\n]+_*/g, "_").replace(/(^_*|_*$)/g, "").toUpperCase();
var te = (r, a = !1) => {
	let i = r.replace(/([a-z0-9]|^)([A-Z])/g, (o, n, t) => n ? `${n}-${t}` : t).replace(/_/, ".").toLowerCase();
	return a ? `@romcal/calendar.${i}` : i;
};
var Xa = (r) => r?.length >= 5 ? `${r.substring(0, 2).toLowerCase()}-${r.substring(3, 5).toUpperCase()}` : r.toLowerCase();
var _e = ((i) => (i.Blessed = "BLESSED", i.Saint = "SAINT", i))(_e || {});
var Qa = Object.keys(_e).filter((r) => typeof _e[r] == "string").map((r) => R(r));
var D = ((k) => (k.Abbess = "ABBESS", k.Abbot = "ABBOT", k.Apostle = "APOSTLE", k.Archangel = "ARCHANGEL", k.Bishop = "BISHOP", k.Deacon = "DEACON", k.DoctorOfTheChurch = "DOCTOR_OF_THE_CHURCH", k.Empress = "EMPRESS", k.Evangelist = "EVANGELIST", k.FirstBishop = "FIRST_BISHOP", k.Hermit = "HERMIT", k.King = "KING", k.Martyr = "MARTYR", k.Missionary = "MISSIONARY", k.Monk = "MONK", k.MotherAndQueenOfChile = "MOTHER_AND_QUEEN_OF_CHILE", k.ParentsOfTheBlessedVirginMary = "PARENTS_OF_THE_BLESSED_VIRGIN_MARY", k.Pope = "POPE", k.Patriarch = "PATRIARCH", k.Pilgrim = "PILGRIM", k.Priest = "PRIEST", k.Prophet = "PROPHET", k.ProtoMartyrOfOceania = "PROTO_MARTYR_OF_OCEANIA", k.Queen = "QUEEN", k.QueenOfPoland = "QUEEN_OF_POLAND", k.Religious = "RELIGIOUS", k.SlavicMissionary = "SLAVIC_MISSIONARY", k.SpouseOfTheBlessedVirginMary = "SPOUSE_OF_THE_BLESSED_VIRGIN_MARY", k.TheFirstMartyr = "THE_FIRST_MARTYR", k.Virgin = "VIRGIN", k))(D || {});
var ei = Object.keys(D).filter((r) => typeof D[r] == "string").map((r) => R(r));
var Me = (r) => r.includes("MARTYR") || r.includes("THE_FIRST_MARTYR") || r.includes("PROTO_MARTYR_OF_OCEANIA");
var g = ((y) => (y.CopatronOfEurope = "COPATRON_OF_EUROPE", y.CopatronOfIreland = "COPATRON_OF_IRELAND", y.CopatronOfCanada = "COPATRON_OF_CANADA", y.CopatronessOfEurope = "COPATRONESS_OF_EUROPE", y.CopatronessOfFrance = "COPATRONESS_OF_FRANCE", y.CopatronessOfIreland = "COPATRONESS_OF_IRELAND", y.CopatronessOfItalyAndEurope = "COPATRONESS_OF_ITALY_AND_EUROPE", y.CopatronessOfThePhilippines = "COPATRONESS_OF_THE_PHILIPPINES", y.PatronOfCanada = "PATRON_OF_CANADA", y.PatronOfEngland = "PATRON_OF_ENGLAND", y.PatronOfEurope = "PATRON_OF_EUROPE", y.PatronOfFrance = "PATRON_OF_FRANCE", y.PatronOfIreland = "PATRON_OF_IRELAND", y.PatronOfItaly = "PATRON_OF_ITALY", y.PatronOfOceania = "PATRON_OF_OCEANIA", y.PatronOfPoland = "PATRON_OF_POLAND", y.PatronOfRussia = "PATRON_OF_RUSSIA", y.PatronOfScotland = "PATRON_OF_SCOTLAND", y.PatronOfSpain = "PATRON_OF_SPAIN", y.PatronOfTheCzechNation = "PATRON_OF_THE_CZECH_NATION", y.PatronOfTheDiocese = "PATRON_OF_THE_DIOCESE", y.PatronOfWales = "PATRON_OF_WALES", y.PatronessOfAlsace = "PATRONESS_OF_ALSACE", y.PatronessOfArgentina = "PATRONESS_OF_ARGENTINA", y.PatronessOfBrazil = "PATRONESS_OF_BRAZIL", y.PatronessOfHungary = "PATRONESS_OF_HUNGARY", y.PatronessOfPuertoRico = "PATRONESS_OF_PUERTO_RICO", y.PatronessOfSlovakia = "PATRONESS_OF_SLOVAKIA", y.PatronessOfTheAmericas = "PATRONESS_OF_THE_AMERICAS", y.PatronessOfThePhilippines = "PATRONESS_OF_THE_PHILIPPINES", y.PatronessOfTheProvinceOfQuebec = "PATRONESS_OF_THE_PROVINCE_OF_QUEBEC", y.PatronessOfTheUSA = "PATRONESS_OF_THE_U_S_A", y.PatronOfTheClergyOfTheArchdioceseOfLyon = "PATRON_OF_THE_CLERGY_OF_THE_ARCHDIOCESE_OF_LYON", y.PatronOfTheCityOfLyon = "PATRON_OF_THE_CITY_OF_LYON", y.PatronessOfCostaRica = "PATRONESS_OF_COSTA_RICA", y.PrincipalPatronOfTheDiocese = "PRINCIPAL_PATRON_OF_THE_DIOCESE", y.SecondPatronOfTheDiocese = "SECOND_PATRON_OF_THE_DIOCESE", y))(g || {});
var ai = Object.keys(g).filter((r) => typeof g[r] == "string").map((r) => R(r));
var se = ((i) => (i.Male = "MALE", i.Female = "FEMALE", i))(se || {});
var ii = Object.keys(se).filter((r) => typeof se[r] == "string").map((r) => R(r));
var e = {
	Triduum_1: "TRIDUUM_1",
	ProperOfTimeSolemnity_2: "PROPER_OF_TIME_SOLEMNITY_2",
	PrivilegedSunday_2: "PRIVILEGED_SUNDAY_2",
	AshWednesday_2: "ASH_WEDNESDAY_2",
	WeekdayOfHolyWeek_2: "WEEKDAY_OF_HOLY_WEEK_2",
	WeekdayOfEasterOctave_2: "WEEKDAY_OF_EASTER_OCTAVE_2",
	GeneralSolemnity_3: "GENERAL_SOLEMNITY_3",
	CommemorationOfAllTheFaithfulDeparted_3: "COMMEMORATION_OF_ALL_THE_FAITHFUL_DEPARTED_3",
	ProperSolemnity_PrincipalPatron_4a: "PROPER_SOLEMNITY__PRINCIPAL_PATRON_4A",
	ProperSolemnity_DedicationOfTheOwnChurch_4b: "PROPER_SOLEMNITY__DEDICATION_OF_THE_OWN_CHURCH_4B",
	ProperSolemnity_TitleOfTheOwnChurch_4c: "PROPER_SOLEMNITY__TITLE_OF_THE_OWN_CHURCH_4C",
	ProperSolemnity_TitleOrFounderOrPrimaryPatronOfAReligiousOrg_4d: "PROPER_SOLEMNITY__TITLE_OR_FOUNDER_OR_PRIMARY_PATRON_OF_A_RELIGIOUS_ORG_4D",
	GeneralLordFeast_5: "GENERAL_LORD_FEAST_5",
	UnprivilegedSunday_6: "UNPRIVILEGED_SUNDAY_6",
	GeneralFeast_7: "GENERAL_FEAST_7",
	ProperFeast_PrincipalPatronOfADiocese_8a: "PROPER_FEAST__PRINCIPAL_PATRON_OF_A_DIOCESE_8A",
	ProperFeast_DedicationOfTheCathedralChurch_8b: "PROPER_FEAST__DEDICATION_OF_THE_CATHEDRAL_CHURCH_8B",
	ProperFeast_PrincipalPatronOfARegion_8c: "PROPER_FEAST__PRINCIPAL_PATRON_OF_A_REGION_8C",
	ProperFeast_TitleOrFounderOrPrimaryPatronOfAReligiousOrg_8d: "PROPER_SOLEMNITY__TITLE_OR_FOUNDER_OR_PRIMARY_PATRON_OF_A_RELIGIOUS_ORG_8D",
	ProperFeast_ToAnIndividualChurch_8e: "PROPER_FEAST__TO_AN_INDIVIDUAL_CHURCH_8E",
	ProperFeast_8f: "PROPER_FEAST_8F",
	PrivilegedWeekday_9: "PRIVILEGED_WEEKDAY_9",
	GeneralMemorial_10: "GENERAL_MEMORIAL_10",
	ProperMemorial_SecondPatron_11a: "PROPER_MEMORIAL__SECOND_PATRON_11A",
	ProperMemorial_11b: "PROPER_MEMORIAL_11B",
	Weekday_13: "WEEKDAY_13",
	OptionalMemorial_12: "OPTIONAL_MEMORIAL_12"
};
var G = [
	e.Triduum_1,
	e.ProperOfTimeSolemnity_2,
	e.PrivilegedSunday_2,
	e.AshWednesday_2,
	e.WeekdayOfHolyWeek_2,
	e.WeekdayOfEasterOctave_2,
	e.GeneralSolemnity_3,
	e.CommemorationOfAllTheFaithfulDeparted_3,
	e.ProperSolemnity_PrincipalPatron_4a,
	e.ProperSolemnity_DedicationOfTheOwnChurch_4b,
	e.ProperSolemnity_TitleOfTheOwnChurch_4c,
	e.ProperSolemnity_TitleOrFounderOrPrimaryPatronOfAReligiousOrg_4d,
	e.GeneralLordFeast_5,
	e.UnprivilegedSunday_6,
	e.GeneralFeast_7,
	e.ProperFeast_PrincipalPatronOfADiocese_8a,
	e.ProperFeast_DedicationOfTheCathedralChurch_8b,
	e.ProperFeast_PrincipalPatronOfARegion_8c,
	e.ProperFeast_TitleOrFounderOrPrimaryPatronOfAReligiousOrg_8d,
	e.ProperFeast_ToAnIndividualChurch_8e,
	e.ProperFeast_8f,
	e.PrivilegedWeekday_9,
	e.GeneralMemorial_10,
	e.ProperMemorial_SecondPatron_11a,
	e.ProperMemorial_11b,
	e.Weekday_13,
	e.OptionalMemorial_12
];
var I = ((l) => (l.Red = "RED", l.Rose = "ROSE", l.Purple = "PURPLE", l.Green = "GREEN", l.White = "WHITE", l.Gold = "GOLD", l.Black = "BLACK", l))(I || {});
var Va = Object.keys(I).filter((r) => typeof I[r] == "string");
var oi = (r) => typeof r == "string" && Va.includes(r);
var B = "ProperOfTime";
var De = "GeneralRoman";
var ri = "general_roman";
var $ = ((s) => (s.Solemnity = "SOLEMNITY", s.Sunday = "SUNDAY", s.Feast = "FEAST", s.Memorial = "MEMORIAL", s.OptionalMemorial = "OPTIONAL_MEMORIAL", s.Weekday = "WEEKDAY", s))($ || {});
var ni = [
	"SOLEMNITY",
	"SUNDAY",
	"FEAST",
	"MEMORIAL",
	"OPTIONAL_MEMORIAL",
	"WEEKDAY"
];
var Pe = {
	[e.Triduum_1]: "WEEKDAY",
	[e.ProperOfTimeSolemnity_2]: "SOLEMNITY",
	[e.PrivilegedSunday_2]: "SUNDAY",
	[e.AshWednesday_2]: "WEEKDAY",
	[e.WeekdayOfHolyWeek_2]: "WEEKDAY",
	[e.WeekdayOfEasterOctave_2]: "SOLEMNITY",
	[e.GeneralSolemnity_3]: "SOLEMNITY",
	[e.CommemorationOfAllTheFaithfulDeparted_3]: "FEAST",
	[e.ProperSolemnity_PrincipalPatron_4a]: "SOLEMNITY",
	[e.ProperSolemnity_DedicationOfTheOwnChurch_4b]: "SOLEMNITY",
	[e.ProperSolemnity_TitleOfTheOwnChurch_4c]: "SOLEMNITY",
	[e.ProperSolemnity_TitleOrFounderOrPrimaryPatronOfAReligiousOrg_4d]: "SOLEMNITY",
	[e.GeneralLordFeast_5]: "FEAST",
	[e.UnprivilegedSunday_6]: "SUNDAY",
	[e.GeneralFeast_7]: "FEAST",
	[e.ProperFeast_PrincipalPatronOfADiocese_8a]: "FEAST",
	[e.ProperFeast_DedicationOfTheCathedralChurch_8b]: "FEAST",
	[e.ProperFeast_PrincipalPatronOfARegion_8c]: "FEAST",
	[e.ProperFeast_TitleOrFounderOrPrimaryPatronOfAReligiousOrg_8d]: "FEAST",
	[e.ProperFeast_ToAnIndividualChurch_8e]: "FEAST",
	[e.ProperFeast_8f]: "FEAST",
	[e.PrivilegedWeekday_9]: "WEEKDAY",
	[e.GeneralMemorial_10]: "MEMORIAL",
	[e.ProperMemorial_SecondPatron_11a]: "MEMORIAL",
	[e.ProperMemorial_11b]: "MEMORIAL",
	[e.OptionalMemorial_12]: "OPTIONAL_MEMORIAL",
	[e.Weekday_13]: "WEEKDAY"
};
var U = (r) => typeof r == "object" && Object.prototype.hasOwnProperty.call(r, "periods");
var ze = (r, a) => Array.isArray(r) ? r : r ? [r] : a;
var H = class r {
	#a;
	id;
	dateDef;
	dateExceptions;
	alternativeTransferDateDefs = [];
	precedence;
	rank;
	commonsDef;
	isHolyDayOfObligation;
	allowSimilarRankItems;
	isOptional;
	i18nDef;
	seasons;
	periods;
	calendarMetadata;
	colors;
	martyrology;
	titles;
	cycles;
	fromCalendarId;
	fromExtendedCalendars;
	input;
	#e;
	get name() {
		return this.#e !== void 0 ? this.#e : (this.#e = this.#a.i18next.t(this.i18nDef[0], this.i18nDef[1]), this.#e);
	}
	#o;
	get rankName() {
		if (this.#o !== void 0) return this.#o;
		let a = `ranks:${(this.rank ?? "").toLowerCase()}`;
		return this.#o = this.#a.i18next.t(a) ?? a;
	}
	#r;
	get seasonNames() {
		return this.#r !== void 0 ? this.#r : this.#r = this.#a.getSeasonNames(this.seasons);
	}
	#i;
	get colorNames() {
		return this.#i !== void 0 ? this.#i : this.#i = this.#a.getLiturgicalColorNames(this.colors);
	}
	constructor(a, i, o, n) {
		this.#a = n, this.id = a;
		let t = Object.prototype.hasOwnProperty.call(n.liturgicalDayDef, a) ? n.liturgicalDayDef[a] : void 0;
		if (i.dateDef) this.dateDef = i.dateDef;
		else if (t?.dateDef) this.dateDef = t.dateDef;
		else throw new Error(`In the '${o}' calendar, the property 'dateDef' for '${a}' must be defined.`);
		if (this.dateExceptions = ze(i.dateExceptions) ?? (t ? t.dateExceptions : []), this.alternativeTransferDateDefs = U(i) ? [] : [].concat(i.alternativeTransferDateDefs || []) || [], i.precedence) this.precedence = i.precedence;
		else if (t?.precedence) this.precedence = t.precedence;
		else throw new Error(`In the '${o}' calendar, the property 'precedence' for '${a}' must be defined.`);
		if (this.precedence === e.OptionalMemorial_12 && this.#a.elevatedMemorialIds.includes(this.id) && (this.precedence = o === ri ? e.GeneralMemorial_10 : e.ProperMemorial_11b), this.rank = r.precedenceToRank(this.precedence, a), this.allowSimilarRankItems = i.allowSimilarRankItems ?? t?.allowSimilarRankItems ?? !1, U(i)) this.commonsDef = t?.commonsDef || [];
		else {
			let c = i.commonsDef ? [].concat(i.commonsDef) : void 0;
			this.commonsDef = c || t?.commonsDef || [];
		}
		if (this.isHolyDayOfObligation = i.isHolyDayOfObligation ?? t?.isHolyDayOfObligation ?? !1, this.isOptional = i.isOptional ?? t?.isOptional ?? !1, U(i)) {
			let c = i;
			this.i18nDef = c.i18nDef;
		} else this.i18nDef = i.customLocaleId ? [`names:${i.customLocaleId}`] : t?.i18nDef || [`names:${a}`];
		if (U(i)) {
			let c = i;
			this.seasons = c.seasons ?? [], this.periods = c.periods ?? [];
		} else this.seasons = t?.seasons ?? [], this.periods = t?.periods ?? [];
		if (U(i)) {
			let c = i;
			this.calendarMetadata = c.calendarMetadata;
		} else this.calendarMetadata = {};
		this.martyrology = this.#t(a, i, o, t), this.titles = [...new Set(this.martyrology.flatMap((c) => c.titles || []).reverse())].reverse();
		let s = Me(this.titles) ? ["RED"] : ["WHITE"], l = ze(i.colors), p = ze(t?.colors, s);
		if (this.colors = l ?? p, this.cycles = { properCycle: i.properCycle ?? t?.cycles.properCycle ?? m.ProperOfSaints }, this.fromCalendarId = o, this.fromExtendedCalendars = t?.fromExtendedCalendars ?? [], t) {
			let c = r.#_(t, this);
			c && this.fromExtendedCalendars.push(c);
		}
		if (this.input = [...t?.input || [], {
			...i,
			fromCalendarId: o
		}], i.drop) {
			if (t) {
				if (t.fromCalendarId === B) throw new Error(`In the '${o}' calendar, you can't drop a LiturgicalDay from the Proper of Time: '${a}'.`);
				delete this.#a.liturgicalDayDef[a];
			} else throw new Error(`In the '${o}' calendar, trying to drop a LiturgicalDay that doesn't exists: '${a}'.`);
			return;
		}
		this.#a.liturgicalDayDef[a] = this;
	}
	static precedenceToRank(a, i) {
		return a === e.Triduum_1 && i === "easter_sunday" ? "SOLEMNITY" : Pe[a];
	}
	#t(a, i, o, n) {
		let t = n?.martyrology ?? [];
		if ((i.martyrology ?? (n && []) ?? [a]).forEach((s) => {
			let l = typeof s == "string" ? { id: s } : s;
			if (this.#a.martyrologyCatalog[l.id]) {
				let p = t.find((c) => c.id === l.id);
				p || t.push(p = {
					id: l.id,
					...this.#a.martyrologyCatalog[l.id]
				}), typeof l.hideTitles == "boolean" && (p.hideTitles = l.hideTitles), (typeof l.count == "number" || l.count === "many") && (p.count = l.count), l.titles && (p.titles = this.#n(l.titles, l.id, n));
			} else if (i.martyrology && Object.keys(this.#a.martyrologyCatalog).length > 0 && this.#a.calendarName === De) throw new Error(`In the '${o}' calendar, a LiturgicalDay with the ID '${s}', have a badly referenced martyrology item: '${l.id}'.`);
		}), i.titles && (t.forEach((s, l) => {
			i.titles && (s.titles = this.#n(i.titles, t[l].id, n));
		}), t.length === 0)) throw new Error(`In the '${o}' calendar, in the LiturgicalDay with the ID '${a}', you cannot add titles because there is no martyrology items associated.`);
		return t;
	}
	#n(a, i, o) {
		let n = typeof a == "object" ? [.../* @__PURE__ */ new Set([
			...a.prepend ?? [],
			...o?.martyrology.find((t) => t.id === i)?.titles ?? this.#a.martyrologyCatalog[i].titles ?? [],
			...a.append ?? []
		])] : [];
		return Array.isArray(a) ? a : n;
	}
	static #_(a, i) {
		let o = {
			...JSON.stringify(a.dateDef) !== JSON.stringify(i.dateDef) ? { dateDef: a.dateDef } : {},
			...JSON.stringify(a.dateExceptions) !== JSON.stringify(i.dateExceptions) ? { dateExceptions: a.dateExceptions } : {},
			...JSON.stringify(a.alternativeTransferDateDefs) !== JSON.stringify(i.alternativeTransferDateDefs) ? { alternativeTransferDateDefs: a.alternativeTransferDateDefs } : {},
			...a.precedence !== i.precedence ? { precedence: a.precedence } : {},
			...a.rank !== i.rank ? { rank: a.rank } : {},
			...JSON.stringify(a.commonsDef) !== JSON.stringify(i.commonsDef) ? { commonsDef: a.commonsDef } : {},
			...a.isHolyDayOfObligation !== i.isHolyDayOfObligation ? { isHolyDayOfObligation: a.isHolyDayOfObligation } : {},
			...a.isOptional !== i.isOptional ? { isOptional: a.isOptional } : {},
			...JSON.stringify(a.i18nDef) !== JSON.stringify(i.i18nDef) ? { i18nDef: a.i18nDef } : {},
			...a.colors.filter((n) => !i.colors.includes(n)).concat(i.colors.filter((n) => !a.colors.includes(n))).length ? { colors: a.colors } : {},
			...JSON.stringify(a.titles) !== JSON.stringify(i.titles) ? { titles: a.titles } : {},
			...JSON.stringify(a.martyrology) !== JSON.stringify(i.martyrology) ? { martyrology: a.martyrology.map((n) => n.id) } : {},
			...a.cycles.properCycle !== i.cycles.properCycle ? { cycles: { properCycle: a.cycles.properCycle } } : {}
		};
		return Object.keys(o).length ? {
			...o,
			fromCalendarId: a.fromCalendarId
		} : null;
	}
};
var _ = class {
	#a;
	dates;
	ParentCalendars;
	parentCalendarInstances;
	particularConfig;
	inputs = {};
	#e = !1;
	get calendarName() {
		return this.#o || (this.#o = this.constructor.name.split(/(?=[A-Z])/).join("_").toLowerCase()), this.#o;
	}
	#o;
	constructor(a, i) {
		this.#a = a, this.dates = this.#a.dates, i && (this.inputs = i);
	}
	updateConfig(a) {
		this.ParentCalendars && (this.parentCalendarInstances = this.ParentCalendars.map((i) => {
			let o = new i(this.#a);
			return o.updateConfig(a), o;
		})), this.#a.epiphanyOnSunday = a?.epiphanyOnSunday ?? this.particularConfig?.epiphanyOnSunday ?? this.#a.epiphanyOnSunday, this.#a.ascensionOnSunday = a?.ascensionOnSunday ?? this.particularConfig?.ascensionOnSunday ?? this.#a.ascensionOnSunday, this.#a.corpusChristiOnSunday = a?.corpusChristiOnSunday ?? this.particularConfig?.corpusChristiOnSunday ?? this.#a.corpusChristiOnSunday;
	}
	#r(a) {
		a.parentCalendarInstances && a.parentCalendarInstances.forEach((i) => {
			this.#r(i);
		}), a.buildAllDefinitions();
	}
	buildAllDefinitions() {
		if (this.#e) return;
		let a = Object.keys(this.inputs);
		this.parentCalendarInstances && this.parentCalendarInstances.forEach((i) => {
			this.#r(i);
		}), a.forEach((i) => {
			(Array.isArray(this.inputs[i]) ? this.inputs[i] : [this.inputs[i]]).forEach((n) => this.#i(i, n));
		}), this.#e = !0;
	}
	#i(a, i) {
		return new H(a, {
			dateDef: i.dateDef,
			dateExceptions: i.dateExceptions,
			alternativeTransferDateDefs: i.alternativeTransferDateDefs,
			precedence: i.precedence,
			allowSimilarRankItems: i.allowSimilarRankItems,
			customLocaleId: i.customLocaleId,
			isHolyDayOfObligation: i.isHolyDayOfObligation,
			commonsDef: i.commonsDef,
			isOptional: i.isOptional,
			colors: i.colors,
			martyrology: i.martyrology,
			titles: i.titles,
			properCycle: i.properCycle,
			drop: i.drop
		}, i.fromCalendarId ?? this.calendarName, this.#a);
	}
};
var b = class extends _ {
	inputs = { our_lady_of_guadalupe: {
		customLocaleId: "our_lady_of_guadalupe_patroness_of_the_americas",
		precedence: e.ProperFeast_PrincipalPatronOfARegion_8c,
		titles: { append: ["PATRONESS_OF_THE_AMERICAS"] },
		commonsDef: "None"
	} };
};
var Oe = class extends _ {
	ParentCalendars = [b];
	inputs = {
		laura_vicuna_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 22
			}
		},
		our_lady_queen_of_peace: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 24
			}
		},
		turibius_of_mogrovejo_bishop: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 4,
				date: 27
			}
		},
		our_lady_of_lujan: {
			customLocaleId: "our_lady_of_lujan_patroness_of_argentina",
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			dateDef: {
				month: 5,
				date: 8
			},
			titles: { append: ["PATRONESS_OF_ARGENTINA"] }
		},
		isidore_the_farmer: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 15
			}
		},
		luigi_orione_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 16
			}
		},
		our_lady_of_itati: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 9
			}
		},
		augustine_zhao_rong_priest_and_companions_martyrs: { dateDef: {
			month: 7,
			date: 10
		} },
		our_lady_of_mount_carmel: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 16
			}
		},
		sharbel_makhluf_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 23
			}
		},
		francis_solanus_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 24
			}
		},
		roch_of_montpellier: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 16
			}
		},
		zepherin_namuncura: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 26
			}
		},
		rose_of_lima_virgin: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 8,
				date: 30
			}
		},
		our_lady_of_mercy: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 9,
				date: 24
			}
		},
		benedict_of_jesus_valdivielso_saez_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 9
			}
		},
		our_lady_of_the_pillar: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 12
			}
		},
		roch_gonzalez_alphonsus_rodriguez_and_john_del_castillo_priests: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 17
			},
			martyrology: [
				"roch_gonzalez_priest",
				"alphonsus_rodriguez_priest",
				"john_del_castillo_priest"
			]
		},
		elizabeth_of_hungary_religious: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 18
			}
		},
		our_lady_of_the_valley: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				dateFn: "divineMercySunday",
				addDay: 6
			},
			properCycle: m.ProperOfTime
		}
	};
};
var je = class extends _ {
	particularConfig = {
		epiphanyOnSunday: !1,
		ascensionOnSunday: !1,
		corpusChristiOnSunday: !1
	};
	inputs = {
		patrick_of_ireland_bishop: {
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			dateDef: {
				month: 3,
				date: 17
			}
		},
		louis_grignion_de_montfort_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 27
			}
		},
		peter_chanel_priest: {
			customLocaleId: "peter_chanel_priest_patron_of_oceania",
			precedence: e.ProperMemorial_11b,
			martyrology: ["peter_chanel_priest"],
			titles: ["PROTO_MARTYR_OF_OCEANIA", "PATRON_OF_OCEANIA"]
		},
		our_lady_help_of_christians: {
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			dateDef: {
				month: 5,
				date: 24
			}
		},
		peter_to_rot_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 7
			}
		},
		mary_of_the_cross_mackillop_virgin: {
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			dateDef: {
				month: 8,
				date: 8
			}
		},
		our_lord_jesus_christ_the_eternal_high_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				dateFn: "pentecostSunday",
				addDay: 4
			},
			properCycle: m.ProperOfTime
		}
	};
};
var d = class extends _ {
	inputs = {
		cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop: {
			customLocaleId: "cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop_copatrons_of_europe",
			precedence: e.ProperFeast_PrincipalPatronOfARegion_8c,
			titles: { append: ["COPATRON_OF_EUROPE"] },
			commonsDef: "None"
		},
		catherine_of_siena_virgin: {
			customLocaleId: "catherine_of_siena_virgin_copatroness_of_europe",
			precedence: e.ProperFeast_PrincipalPatronOfARegion_8c,
			titles: { append: ["COPATRONESS_OF_EUROPE"] },
			commonsDef: "None"
		},
		benedict_of_nursia_abbot: {
			customLocaleId: "benedict_of_nursia_abbot_patron_of_europe",
			precedence: e.ProperFeast_PrincipalPatronOfARegion_8c,
			titles: { append: ["PATRON_OF_EUROPE"] },
			commonsDef: "None"
		},
		bridget_of_sweden_religious: {
			customLocaleId: "bridget_of_sweden_religious_copatroness_of_europe",
			precedence: e.ProperFeast_PrincipalPatronOfARegion_8c,
			titles: { append: ["COPATRONESS_OF_EUROPE"] },
			commonsDef: "None"
		},
		teresa_benedicta_of_the_cross_stein_virgin: {
			customLocaleId: "teresa_benedicta_of_the_cross_stein_virgin_copatroness_of_europe",
			precedence: e.ProperFeast_PrincipalPatronOfARegion_8c,
			titles: { append: ["COPATRONESS_OF_EUROPE"] },
			commonsDef: "None"
		}
	};
};
var Ce = class extends _ {
	ParentCalendars = [d];
	inputs = {
		john_nepomucene_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 16
			}
		},
		charles_i_of_austria: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 21
			}
		}
	};
};
var Be = class extends _ {
	ParentCalendars = [d];
	inputs = {
		mutien_marie_wiaux_religious: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 1,
				date: 30
			}
		},
		amand_of_maastricht_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 2,
				date: 6
			}
		},
		gertrude_of_nivelles_abbess: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 17
			}
		},
		julie_billiart_virgin: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 4,
				date: 8
			}
		},
		damien_de_veuster_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 10
			}
		},
		juliana_of_liege_virgin: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 8,
				date: 7
			}
		},
		our_lady_mediatrix_of_all_grace: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 8,
				date: 31
			}
		},
		lambert_of_maastricht_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 9,
				date: 17
			}
		},
		dedication_of_consecrated_churches: {
			precedence: e.ProperSolemnity_DedicationOfTheOwnChurch_4b,
			dateDef: {
				month: 10,
				date: 25
			},
			alternativeTransferDateDefs: [{ dateDef: {
				month: 10,
				lastDayOfWeekInMonth: 0
			} }],
			isOptional: !0
		},
		hubert_of_liege_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 3
			}
		},
		john_berchmans_religious: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 26
			}
		}
	};
};
var Ae = class extends _ {
	ParentCalendars = [b];
	inputs = {
		philip_of_jesus_de_las_casas_paul_miki_and_companions_martyrs: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 2,
				date: 6
			},
			martyrology: [
				"philip_of_jesus_de_las_casas_martyr",
				"paul_miki_martyr",
				"companions_martyrs"
			]
		},
		turibius_of_mogrovejo_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 3,
				date: 23
			}
		},
		mariana_of_jesus_de_paredes_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 25
			}
		},
		nazaria_ignacia_of_saint_teresa_of_jesus_march_mesa_virgin: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 3,
				date: 23
			}
		},
		camillus_de_lellis_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 12
			}
		},
		francis_solanus_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 7,
				date: 14
			}
		},
		our_lady_of_mount_carmel: {
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			dateDef: {
				month: 7,
				date: 16
			}
		},
		rose_of_lima_virgin: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 8,
				date: 23
			}
		},
		peter_claver_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 9
			}
		},
		john_macias_religious: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 9,
				date: 18
			}
		},
		louis_bertrand_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 9
			}
		},
		miguel_febres_cordero_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 21
			}
		},
		anthony_mary_claret_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 10,
				date: 24
			}
		},
		martin_de_porres_religious: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 3
			}
		},
		roch_gonzalez_alphonsus_rodriguez_and_john_del_castillo_priests: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 19
			},
			martyrology: [
				"roch_gonzalez_priest",
				"alphonsus_rodriguez_priest",
				"john_del_castillo_priest"
			]
		},
		our_lord_jesus_christ_the_eternal_high_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				dateFn: "pentecostSunday",
				addDay: 4
			},
			properCycle: m.ProperOfTime
		}
	};
};
var Ie = class extends _ {
	ParentCalendars = [d];
	inputs = {
		scholastica_of_nursia_virgin: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 2,
				date: 9
			}
		},
		aloysius_stepinac_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 2,
				date: 10
			}
		},
		hosanna_of_cattaro_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 27
			}
		},
		ivan_merz: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 10
			}
		},
		leopold_mandic_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 12
			}
		},
		mary_of_jesus_crucified_petkovic_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 9
			}
		},
		our_lady_of_marija_bistrica: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 13
			}
		},
		elijah_prophet: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 7,
				date: 20
			}
		},
		clement_of_ohrid_and_gorazd_of_moravia_bishops_and_companions: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 27
			},
			martyrology: [
				"clement_of_ohrid_bishop",
				"gorazd_of_moravia_bishop",
				"companions_martyrs"
			]
		},
		augustine_kazotic_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 3
			}
		},
		roch_of_montpellier: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 16
			}
		},
		marko_krizin_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 9,
				date: 7
			}
		},
		gratia_of_cattaro_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 27
			}
		},
		nicholas_tavelic_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 14
			}
		}
	};
};
var Te = class extends _ {
	ParentCalendars = [b];
	inputs = {
		peter_and_paul_apostles: { dateExceptions: [{
			ifIsBetween: {
				from: {
					month: 6,
					date: 28
				},
				to: {
					month: 7,
					date: 4
				},
				inclusive: !0
			},
			setDate: {
				month: 7,
				nthWeekInMonth: 1,
				dayOfWeek: 0
			}
		}, {
			ifIsDayOfWeek: 0,
			setDate: {
				month: 6,
				date: 29
			}
		}] },
		ephrem_the_syrian_deacon: { dateDef: {
			month: 6,
			date: 8
		} },
		joseph_de_anchieta_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 6,
				date: 9
			}
		},
		augustine_zhao_rong_priest_and_companions_martyrs: { dateDef: {
			month: 7,
			date: 8
		} },
		paulina_of_the_agonizing_heart_of_jesus_visintainer_virgin: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 9
			}
		},
		our_lady_of_mount_carmel: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 7,
				date: 16
			}
		},
		ignatius_de_azevedo_priest_and_companions_martyrs: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 17
			},
			martyrology: ["ignatius_de_azevedo_priest", "companions_martyrs"]
		},
		pontian_i_pope_and_hippolytus_of_rome_priest: { dateDef: {
			month: 8,
			date: 12
		} },
		dulce_lopes_pontes_virgin: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 8,
				date: 13
			}
		},
		assumption_of_the_blessed_virgin_mary: { dateExceptions: [{
			ifIsBetween: {
				from: {
					month: 8,
					date: 14
				},
				to: {
					month: 8,
					date: 20
				},
				inclusive: !0
			},
			setDate: {
				month: 8,
				nthWeekInMonth: 3,
				dayOfWeek: 0
			}
		}, {
			ifIsDayOfWeek: 0,
			setDate: {
				month: 8,
				date: 15
			}
		}] },
		rose_of_lima_virgin: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 8,
				date: 23
			}
		},
		andrew_de_soveral_and_ambrose_francis_ferro_priests: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 10,
				date: 3
			},
			martyrology: ["andrew_de_soveral_priest", "ambrose_francis_ferro_priest"]
		},
		benedict_the_moor_religious: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 10,
				date: 5
			}
		},
		faustina_kowalska_virgin: { dateDef: {
			month: 10,
			date: 6
		} },
		our_lady_of_aparecida: {
			customLocaleId: "our_lady_of_aparecida_patroness_of_brazil",
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			dateDef: {
				month: 10,
				date: 12
			},
			titles: { append: ["PATRONESS_OF_BRAZIL"] }
		},
		peter_of_alcantara_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 19
			}
		},
		anthony_of_saint_anne_galvao_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 10,
				date: 25
			}
		},
		all_saints: { dateExceptions: [{
			ifIsBetween: {
				from: {
					month: 10,
					date: 31
				},
				to: {
					month: 11,
					date: 6
				},
				inclusive: !0
			},
			setDate: {
				month: 11,
				nthWeekInMonth: 1,
				dayOfWeek: 0
			}
		}, {
			ifIsDayOfWeek: 0,
			setDate: {
				month: 11,
				date: 1
			}
		}] },
		roch_gonzalez_alphonsus_rodriguez_and_john_del_castillo_priests: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 19
			},
			martyrology: [
				"roch_gonzalez_priest",
				"alphonsus_rodriguez_priest",
				"john_del_castillo_priest"
			]
		}
	};
};
var Le = class extends _ {
	ParentCalendars = [b];
	particularConfig = {
		epiphanyOnSunday: !0,
		ascensionOnSunday: !0,
		corpusChristiOnSunday: !0
	};
	inputs = {
		andre_bessette_religious: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 1,
				date: 7
			},
			commonsDef: "None"
		},
		raymond_of_penyafort_priest: { dateDef: {
			month: 1,
			date: 8
		} },
		marguerite_bourgeoys_virgin: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 1,
				date: 12
			},
			commonsDef: "None"
		},
		joseph_spouse_of_mary: {
			customLocaleId: "joseph_spouse_of_mary_patron_of_canada",
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			titles: { append: ["PATRON_OF_CANADA"] }
		},
		kateri_tekakwitha_virgin: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 4,
				date: 17
			},
			commonsDef: "None"
		},
		marie_anne_blondin_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 18
			},
			commonsDef: "Virgins"
		},
		our_lady_of_good_counsel: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 26
			},
			commonsDef: "None"
		},
		mary_of_the_incarnation_marie_guyart_religious: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 4,
				date: 30
			},
			commonsDef: "None"
		},
		pius_v_pope: { dateDef: {
			month: 5,
			date: 1
		} },
		marie_leonie_paradis_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 4
			},
			commonsDef: "Virgins"
		},
		francois_de_montmorency_laval_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 6
			},
			commonsDef: "None"
		},
		mary_catherine_of_saint_augustine_catherine_de_simon_de_longpre_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 8
			},
			commonsDef: ["Virgins", "MercyWorkers"]
		},
		eugene_de_mazenod_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 21
			},
			commonsDef: ["Bishops", "Missionaries"]
		},
		louis_zephirin_moreau_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 24
			},
			commonsDef: "Bishops"
		},
		nykyta_budka_and_vasyl_velychkovsky_bishops: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 27
			},
			commonsDef: ["Martyrs", "Pastors"],
			martyrology: ["nykyta_budka_bishop", "vasyl_velychkovsky_bishop"]
		},
		canada_day: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 1
			},
			commonsDef: "None"
		},
		joachim_and_anne_parents_of_mary: {
			precedence: e.ProperFeast_PrincipalPatronOfARegion_8c,
			customLocaleId: "joachim_and_anne_patroness_of_the_province_of_quebec_parents_of_mary",
			martyrology: [{
				id: "anne_mother_of_mary",
				titles: { append: ["PATRONESS_OF_THE_PROVINCE_OF_QUEBEC"] }
			}, "joachim_father_of_mary"]
		},
		frederic_janssoone_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 5
			},
			commonsDef: "Pastors"
		},
		labor_day: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				nthWeekInMonth: 1,
				dayOfWeek: 1
			},
			commonsDef: "None"
		},
		andre_grasset_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 2
			},
			commonsDef: ["Martyrs", "Pastors"]
		},
		dina_belanger_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 4
			},
			commonsDef: "Virgins"
		},
		emilie_tavernier_gamelin_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 24
			},
			commonsDef: "Religious"
		},
		cosmas_of_cilicia_and_damian_of_cilicia_martyrs: { dateDef: {
			month: 9,
			date: 25
		} },
		john_de_brebeuf_isaac_jogues_priests_and_companions_martyrs: {
			customLocaleId: "john_de_brebeuf_isaac_jogues_priests_and_companions_martyrs_copatrons_of_canada",
			precedence: e.ProperFeast_PrincipalPatronOfARegion_8c,
			dateDef: {
				month: 9,
				date: 26
			},
			commonsDef: "None",
			titles: { append: ["COPATRON_OF_CANADA"] }
		},
		marie_rose_durocher_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 6
			},
			commonsDef: "Virgins"
		},
		thanksgiving_day: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				nthWeekInMonth: 2,
				dayOfWeek: 1
			},
			commonsDef: "None"
		},
		marguerite_dyouville_religious: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 10,
				date: 16
			},
			commonsDef: "None"
		},
		hedwig_of_silesia_religious: { dateDef: {
			month: 10,
			date: 20
		} },
		margaret_mary_alacoque_virgin: { dateDef: {
			month: 10,
			date: 20
		} },
		dedication_of_consecrated_churches: {
			precedence: e.ProperSolemnity_DedicationOfTheOwnChurch_4b,
			dateDef: {
				month: 10,
				date: 25
			},
			isOptional: !0,
			commonsDef: "DedicationAnniversary_Inside"
		}
	};
};
var Ee = class extends _ {
	ParentCalendars = [b];
	inputs = {
		laura_vicuna_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 22
			}
		},
		pius_ix_pope: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 7
			}
		},
		our_lady_of_lourdes: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 2,
				date: 11
			}
		},
		philip_and_james_apostles: { dateDef: {
			month: 5,
			date: 4
		} },
		teresa_of_jesus_of_los_andes_virgin: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 7,
				date: 13
			}
		},
		camillus_de_lellis_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 14
			}
		},
		henry_ii_emperor: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 14
			}
		},
		our_lady_of_mount_carmel: {
			customLocaleId: "our_lady_of_mount_carmel_mother_and_queen_of_chile",
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			dateDef: {
				month: 7,
				date: 16
			},
			titles: { append: ["MOTHER_AND_QUEEN_OF_CHILE"] }
		},
		alberto_hurtado_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 8,
				date: 18
			}
		},
		rose_of_lima_virgin: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 8,
				date: 30
			}
		},
		our_lady_of_mercy: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 24
			}
		},
		our_lord_jesus_christ_the_eternal_high_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				dateFn: "pentecostSunday",
				addDay: 4
			},
			properCycle: m.ProperOfTime
		}
	};
};
var Re = class extends _ {
	inputs = {
		odoric_of_pordenone_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 14
			}
		},
		francis_ferdinand_de_capillas_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 15
			}
		},
		lawrence_bai_xiaoman_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 23
			}
		},
		augustine_zhao_rong_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 27
			}
		},
		laurence_wang_bing_and_companions_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 29
			},
			martyrology: ["laurence_wang_bing_martyr", "companions_martyrs"]
		},
		joseph_freinademetz_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 29
			}
		},
		john_of_triora_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 13
			}
		},
		martin_wu_xuesheng_and_companions_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 17
			},
			martyrology: ["martin_wu_xuesheng_martyr", "companions_martyrs"]
		},
		lucy_yi_zhenmei_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 19
			}
		},
		paul_liu_hanzuo_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 21
			}
		},
		aloysius_versiglia_bishop_and_callistus_caravario_priest_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 25
			},
			martyrology: ["aloysius_versiglia_bishop", "callistus_caravario_priest"]
		},
		agnes_cao_guiying_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 1
			}
		},
		joseph_zhang_dapeng_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 12
			}
		},
		mary_assunta_pallotta_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 8
			}
		},
		john_martin_moye_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 4
			}
		},
		our_lady_of_china: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				dayOfWeek: 6,
				nthWeekInMonth: 2
			}
		},
		peter_liu_wenyuan_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 14
			}
		},
		peter_sanz_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 27
			}
		},
		joachim_he_kaizhi_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 29
			}
		},
		gregory_grassi_francis_fogolla_and_anthony_fantosati_bishops_and_companions_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 20
			},
			martyrology: [
				"gregory_grassi_bishop",
				"francis_fogolla_bishop",
				"anthony_fantosati_bishop",
				"companions_martyrs"
			]
		},
		joseph_yuan_gengyin_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 23
			}
		},
		seven_martyred_nuns_from_the_franciscan_missionaries_of_mary: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 8
			}
		},
		augustine_zhao_rong_priest_and_companions_martyrs: { precedence: e.ProperSolemnity_PrincipalPatron_4a },
		leo_ignatius_mangin_priest_and_companions_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 20
			},
			martyrology: ["leo_ignatius_mangin_priest", "companions_martyrs"]
		},
		alberic_crescitelli_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 21
			}
		},
		paul_chen_changpin_and_companions_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 28
			},
			martyrology: ["paul_chen_changpin_martyr", "companions_martyrs"]
		},
		maurice_tornay_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 11
			}
		},
		john_gabriel_perboyre_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 11
			}
		},
		francis_diaz_del_rincon_priest_and_companions_martyrs: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 10,
				date: 27
			},
			martyrology: ["francis_diaz_del_rincon_priest", "companions_martyrs"]
		},
		peter_wu_guosheng_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 7
			}
		},
		gabriel_taurin_dufresse_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 27
			}
		},
		our_lord_jesus_christ_the_eternal_high_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				dateFn: "pentecostSunday",
				addDay: 4
			},
			properCycle: m.ProperOfTime
		}
	};
};
var Fe = class extends _ {
	ParentCalendars = [b];
	inputs = {
		our_lord_jesus_christ_the_eternal_high_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				dateFn: "pentecostSunday",
				addDay: 4
			},
			properCycle: m.ProperOfTime
		},
		our_lady_of_angels: {
			precedence: e.GeneralSolemnity_3,
			dateDef: {
				month: 8,
				date: 2
			},
			titles: { append: ["PATRONESS_OF_COSTA_RICA"] },
			customLocaleId: "our_lady_of_angels_patroness_of_costa_rica"
		}
	};
};
var He = class extends _ {
	ParentCalendars = [d];
	inputs = {
		aloysius_stepinac_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 2,
				date: 10
			}
		},
		ivan_merz: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 10
			}
		},
		leopold_mandic_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 12
			}
		},
		quirinus_of_sescia_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 4
			}
		},
		mary_of_jesus_crucified_petkovic_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 9
			}
		},
		our_lady_of_marija_bistrica: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 7,
				date: 13
			}
		},
		augustine_kazotic_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 3
			}
		},
		marko_krizin_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 9,
				date: 7
			}
		},
		nicholas_tavelic_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 11,
				date: 14
			}
		}
	};
};
var xe = class extends _ {
	ParentCalendars = [d];
	particularConfig = {
		epiphanyOnSunday: !1,
		ascensionOnSunday: !1,
		corpusChristiOnSunday: !1
	};
	inputs = {
		our_lady_mother_of_christian_unity: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 1,
				date: 18
			}
		},
		john_ogilvie_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 10
			}
		},
		george_of_lydda_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 24
			}
		},
		sigismund_of_burgundy_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 30
			}
		},
		john_sarkander_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 6
			}
		},
		our_lady_mediatrix_of_all_grace: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 8
			}
		},
		john_nepomucene_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 5,
				date: 16
			}
		},
		clement_mary_hofbauer_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 20
			}
		},
		zdislava_of_lemberk: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 30
			}
		},
		vitus_of_lucania_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 15
			}
		},
		john_nepomucene_neumann_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 19
			}
		},
		procopius_of_sazava_abbot: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 4
			}
		},
		cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop: { dateDef: {
			month: 7,
			date: 5
		} },
		hroznata_of_bohemia_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 14
			}
		},
		ceslaus_of_poland_and_hyacinth_of_poland_priests: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 17
			},
			martyrology: ["ceslaus_of_poland_priest", "hyacinth_of_poland_priest"]
		},
		gorazd_of_moravia_and_companions: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 27
			},
			martyrology: ["gorazd_of_moravia", "companions_martyrs"]
		},
		first_polish_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 25
			}
		},
		melchior_grodziecki_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 7
			}
		},
		charles_spinola_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 10
			}
		},
		ludmila_of_bohemia_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 16
			}
		},
		cornelius_i_pope_and_cyprian_of_carthage_bishop_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 17
			}
		},
		wenceslaus_i_of_bohemia_martyr: {
			customLocaleId: "wenceslaus_i_of_bohemia_martyr_patron_of_the_czech_nation",
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			titles: { append: ["PATRON_OF_THE_CZECH_NATION"] }
		},
		lawrence_ruiz_and_companions_martyrs: { drop: !0 },
		radim_of_gniezno_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 12
			}
		},
		charles_i_of_austria: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 21
			}
		},
		wolfgang_of_regensburg_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 31
			}
		},
		agnes_of_bohemia_virgin: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 13
			}
		},
		edmund_campion_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 1
			}
		},
		our_lord_jesus_christ_the_eternal_high_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				dateFn: "pentecostSunday",
				addDay: 4
			},
			properCycle: m.ProperOfTime
		}
	};
};
var Je = class extends _ {
	ParentCalendars = [d];
	inputs = { our_lord_jesus_christ_the_eternal_high_priest: {
		precedence: e.ProperFeast_8f,
		dateDef: {
			dateFn: "pentecostSunday",
			addDay: 4
		},
		properCycle: m.ProperOfTime
	} };
};
var Ne = class extends _ {
	ParentCalendars = [d];
	inputs = {
		aelred_of_rievaulx_abbot: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 12
			}
		},
		wulstan_of_worcester_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 19
			}
		},
		david_of_wales_bishop: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 3,
				date: 1
			}
		},
		patrick_of_ireland_bishop: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 3,
				date: 17
			}
		},
		george_of_lydda_martyr: {
			customLocaleId: "george_of_lydda_martyr_patron_of_england",
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			dateDef: {
				month: 4,
				date: 23
			},
			dateExceptions: {
				ifIsBetween: {
					from: { dateFn: "palmSunday" },
					to: { dateFn: "divineMercySunday" },
					inclusive: !0
				},
				setDate: {
					dateFn: "divineMercySunday",
					addDay: 1
				}
			},
			titles: { append: ["PATRON_OF_ENGLAND"] }
		},
		adalbert_of_prague_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 24
			}
		},
		fidelis_of_sigmaringen_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 24
			}
		},
		english_martyrs: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 5,
				date: 4
			}
		},
		dunstan_of_canterbury_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 19
			}
		},
		bede_the_venerable_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 25
			}
		},
		augustine_of_canterbury_bishop: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 5,
				date: 27
			}
		},
		boniface_of_mainz_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 6,
				date: 5
			}
		},
		ephrem_the_syrian_deacon: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 9
			}
		},
		columba_of_iona_abbot: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 9
			}
		},
		richard_of_chichester_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 16
			}
		},
		alban_of_britain_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 20
			}
		},
		john_fisher_bishop_and_thomas_more_martyrs: { precedence: e.ProperFeast_8f },
		etheldreda_of_ely_abbess: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 23
			}
		},
		oliver_plunket_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 1
			}
		},
		dominic_of_the_mother_of_god_barberi_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 26
			}
		},
		margaret_clitherow_anne_line_and_margaret_ward_virgin_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 30
			},
			martyrology: [
				"margaret_clitherow_virgin_martyr",
				"anne_line_virgin_martyr",
				"margaret_ward_virgin_martyr"
			]
		},
		aidan_of_lindisfarne_bishop_and_the_saints_of_lindisfarne: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 31
			},
			martyrology: ["aidan_of_lindisfarne_bishop", "saints_of_lindisfarne"]
		},
		gregory_i_the_great_pope: { precedence: e.ProperFeast_8f },
		cuthbert_of_lindisfarne_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 4
			}
		},
		theodore_of_canterbury_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 19
			}
		},
		our_lady_of_walsingham: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 9,
				date: 24
			}
		},
		john_henry_newman_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 10,
				date: 9
			}
		},
		denis_of_paris_bishop_and_companions_martyrs: { dateDef: {
			month: 10,
			date: 10
		} },
		john_leonardi_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 10
			}
		},
		paulinus_of_york_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 10
			}
		},
		peter_and_paul_apostles: { dateExceptions: [{
			ifIsDayOfWeek: 1,
			setDate: { subtractDay: 1 }
		}, {
			ifIsDayOfWeek: 6,
			setDate: { addDay: 1 }
		}] },
		assumption_of_the_blessed_virgin_mary: {
			dateDef: {
				month: 8,
				date: 15
			},
			dateExceptions: [{
				ifIsDayOfWeek: 1,
				setDate: { subtractDay: 1 }
			}, {
				ifIsDayOfWeek: 6,
				setDate: { addDay: 1 }
			}]
		},
		wilfrid_of_york_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 12
			}
		},
		edward_the_confessor: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 13
			}
		},
		chad_of_mercia_and_cedd_of_lastingham_bishops: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 26
			},
			martyrology: ["chad_of_mercia_bishop", "cedd_of_lastingham_bishop"]
		},
		winefride_of_flintshire_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 3
			}
		},
		willibrord_of_utrecht_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 7
			}
		},
		edmund_of_abingdon_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 16
			}
		},
		margaret_of_scotland: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 16
			}
		},
		elizabeth_of_hungary_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 17
			}
		},
		hilda_of_whitby_abbess: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 17
			}
		},
		hugh_of_lincoln_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 17
			}
		},
		andrew_apostle: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 11,
				date: 30
			}
		},
		all_saints: {
			dateDef: {
				month: 11,
				date: 1
			},
			dateExceptions: {
				ifIsDayOfWeek: 6,
				setDate: { addDay: 1 }
			}
		},
		commemoration_of_all_the_faithful_departed: {
			dateDef: {
				month: 11,
				date: 2
			},
			dateExceptions: {
				ifIsDayOfWeek: 0,
				setDate: { addDay: 1 }
			}
		},
		thomas_becket_bishop: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 12,
				date: 29
			}
		},
		our_lord_jesus_christ_the_eternal_high_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				dateFn: "pentecostSunday",
				addDay: 4
			},
			properCycle: m.ProperOfTime
		}
	};
};
var Ge = class extends _ {
	ParentCalendars = [d];
	inputs = {
		henry_of_finland_bishop: {
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			dateDef: {
				month: 1,
				date: 19
			}
		},
		eric_ix_of_sweden_martyr: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 18
			}
		},
		hemming_of_turku_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 22
			}
		},
		mary_ursula_of_jesus_ledochowska_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 29
			}
		},
		elizabeth_hesselblad_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 4
			}
		},
		josemaria_escriva_de_balaguer_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 26
			}
		},
		canute_iv_of_denmark_martyr: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 10
			}
		},
		thorlac_of_iceland_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 20
			}
		},
		olaf_ii_of_norway_martyr: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 29
			}
		},
		nicholas_steno_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 25
			}
		}
	};
};
var le = class extends _ {
	ParentCalendars = [d, P];
	inputs = {
		gregory_x_pope: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 10
			}
		},
		francis_de_sales_bishop: {
			customLocaleId: "francis_de_sales_bishop_patron_of_the_clergy_of_the_archdiocese_of_lyon",
			titles: { append: ["PATRON_OF_THE_CLERGY_OF_THE_ARCHDIOCESE_OF_LYON"] }
		},
		marie_of_saint_ignatius_claudine_thevenet_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 3
			}
		},
		jean_pierre_neel_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 19
			}
		},
		baldomerus_of_lyon_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 27
			}
		},
		nicetius_of_lyon_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 2
			}
		},
		epipodius_of_lyon_and_alexander_of_lyon_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 22
			},
			martyrology: ["epipodius_of_lyon_martyr", "alexander_of_lyon_martyr"]
		},
		jean_louis_bonnard_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 4
			}
		},
		our_lady_of_fourviere: {
			precedence: e.ProperFeast_PrincipalPatronOfADiocese_8a,
			dateDef: {
				dateFn: "easterSunday",
				addDay: 13
			}
		},
		pothinus_of_lyon_bishop_blandina_of_lyon_virgin_and_companions_martyrs: {
			customLocaleId: "pothinus_of_lyon_bishop_patron_the_city_of_lyon_blandina_of_lyon_virgin_and_companions_martyrs",
			precedence: e.ProperFeast_8f,
			martyrology: [
				{
					id: "pothinus_of_lyon_bishop",
					titles: [
						"BISHOP",
						"PATRON_OF_THE_CITY_OF_LYON",
						"MARTYR"
					]
				},
				"blandina_of_lyon_virgin",
				"companions_martyrs"
			]
		},
		marcellinus_of_rome_and_peter_the_exorcist_martyrs: { dateDef: {
			month: 6,
			date: 4
		} },
		marcellin_champagnat_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 6
			}
		},
		john_francis_regis_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 16
			}
		},
		innocent_v_pope: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 22
			}
		},
		irenaeus_of_lyon_bishop: {
			customLocaleId: "irenaeus_of_lyon_bishop_patron_of_the_archdiocese_of_lyon_and_companions_martyrs",
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			martyrology: [{
				id: "irenaeus_of_lyon_bishop",
				titles: { append: ["PATRON_OF_THE_DIOCESE"] }
			}, "companions_martyrs"]
		},
		john_mary_vianney_priest: { precedence: e.ProperFeast_8f },
		jacques_jules_bonnaud_priest_and_companions_martyrs: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 9,
				date: 1
			},
			martyrology: ["jacques_jules_bonnaud_priest", "companions_martyrs"]
		},
		justus_of_lyon_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 2
			}
		},
		frederic_ozanam_founder: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 9
			}
		},
		maurice_of_agaunum_and_companions_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 22
			},
			martyrology: ["maurice_of_agaunum_martyr", "companions_martyrs"]
		},
		therese_marie_victoire_couderc_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 26
			}
		},
		annemund_of_lyon_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 28
			}
		},
		anthony_chevrier_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 10,
				date: 3
			}
		},
		dismas_the_good_thief: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 12
			}
		},
		viator_of_lyon: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 21
			}
		},
		dedication_of_the_cathedral_of_saint_john_the_baptist_lyon_france: {
			precedence: e.ProperFeast_DedicationOfTheCathedralChurch_8b,
			dateDef: {
				month: 10,
				date: 24
			}
		},
		anthony_mary_claret_bishop: { dateDef: {
			month: 10,
			date: 26
		} },
		all_holy_bishops_of_the_archdiocese_of_lyon: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 5
			}
		},
		all_saints_of_the_archdiocese_of_lyon: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 8
			}
		},
		eucherius_of_lyon_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 16
			}
		}
	};
};
var de = class extends _ {
	ParentCalendars = [d, P];
	inputs = {
		genevieve_of_paris_virgin: { precedence: e.ProperSolemnity_PrincipalPatron_4a },
		most_holy_name_of_jesus: { dateDef: {
			month: 1,
			date: 4
		} },
		our_lady_refuge_of_sinners: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 16
			}
		},
		mary_of_the_providence_eugenie_smet_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 7
			}
		},
		rosalie_jeanne_marie_rendu_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 9
			}
		},
		isabelle_of_france_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 24
			}
		},
		daniel_brottier_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 28
			}
		},
		marie_eugenie_of_jesus_milleret_de_brou_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 10
			}
		},
		louise_de_marillac_religious: { dateDef: {
			month: 3,
			date: 15
		} },
		mary_of_the_incarnation_barbara_acarie_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 18
			}
		},
		madeleine_sophie_barat_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 24
			}
		},
		germain_of_paris_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 28
			}
		},
		clotilde_of_burgundy: { precedence: e.ProperMemorial_11b },
		mary_of_the_sacred_heart_sophie_therese_de_soubiran_la_louviere_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 7
			}
		},
		landry_of_paris_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 10
			}
		},
		dedication_of_the_notre_dame_de_paris_cathedral_paris_france: {
			precedence: e.ProperFeast_DedicationOfTheCathedralChurch_8b,
			dateDef: {
				month: 6,
				date: 16
			}
		},
		innocent_v_pope: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 23
			}
		},
		carmelites_of_compiegne_virgins_and_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 17
			}
		},
		louis_ix_of_france: { precedence: e.ProperMemorial_11b },
		joseph_of_calasanz_priest: { dateDef: {
			month: 8,
			date: 26
		} },
		mederic_of_autun_and_droctoveus_of_autun_abbots: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 30
			},
			martyrology: ["mederic_of_autun_abbot", "droctoveus_of_autun_abbot"]
		},
		blessed_martyrs_of_paris: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 9,
				date: 2
			}
		},
		frederic_ozanam_founder: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 9
			}
		},
		ceraunus_of_paris_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 26
			}
		},
		vincent_de_paul_priest: { precedence: e.ProperFeast_8f },
		denis_of_paris_bishop: {
			precedence: e.ProperFeast_PrincipalPatronOfADiocese_8a,
			customLocaleId: "denis_of_paris_bishop_patron_of_the_archdiocese_of_paris",
			dateDef: {
				month: 10,
				date: 9
			},
			titles: [
				"MARTYR",
				"FIRST_BISHOP",
				"PATRON_OF_THE_DIOCESE"
			]
		},
		denis_of_paris_bishop_and_companions_martyrs: { drop: !0 },
		nicholas_barre_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 21
			}
		},
		marcellus_of_paris_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 3
			}
		},
		all_saints_of_the_archdiocese_of_paris: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 8
			}
		},
		our_lady_of_the_miraculous_medal: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 27
			}
		},
		catherine_zoe_laboure_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 28
			}
		},
		charles_of_jesus_de_foucauld: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 1
			}
		}
	};
};
var pe = class extends _ {
	ParentCalendars = [d, P];
	inputs = {
		thomas_aquinas_priest: { precedence: e.ProperFeast_8f },
		peter_nolasco_religious: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 1,
				date: 30
			}
		},
		erembert_of_toulouse_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 15
			}
		},
		hilarius_of_toulouse_bishop_and_sylvius_of_toulouse_bishops: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 20
			},
			martyrology: ["hilarius_of_toulouse_bishop", "sylvius_of_toulouse_bishop"]
		},
		raymond_costeran_and_companions_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 29
			},
			martyrology: ["raymond_costeran_martyr", "companions_martyrs"]
		},
		aventin_of_larboust_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 13
			}
		},
		germaine_cousin_virgin: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 6,
				date: 15
			}
		},
		john_francis_regis_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 6,
				date: 16
			},
			titles: ["PRIEST"]
		},
		raymond_gayrard_religious: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 4
			}
		},
		urban_ii_pope: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 28
			}
		},
		louis_of_toulouse_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 19
			}
		},
		dedication_of_the_cathedral_of_saint_stephen_of_toulouse_france: {
			precedence: e.ProperFeast_DedicationOfTheCathedralChurch_8b,
			dateDef: {
				month: 8,
				date: 30
			}
		},
		exuperius_of_toulouse_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 9,
				date: 28
			}
		},
		bertrand_of_comminges_bishop: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 10,
				date: 16
			}
		},
		urban_v_pope: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 7
			}
		},
		saturnin_of_toulouse_bishop: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 11,
				date: 29
			}
		},
		paul_of_narbonne_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 12,
				date: 11
			}
		},
		stephen_the_first_martyr: {
			customLocaleId: "stephen_the_first_martyr_and_principal_patron_of_the_archdiocese_of_toulouse",
			precedence: e.ProperFeast_PrincipalPatronOfADiocese_8a,
			titles: { append: ["PRINCIPAL_PATRON_OF_THE_DIOCESE"] }
		}
	};
};
var ce = class extends _ {
	ParentCalendars = [d, P];
	inputs = {
		maurus_of_glanfeuil_abbot: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 15
			}
		},
		blessed_martyrs_of_angers: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 2,
				date: 1
			}
		},
		jean_theophane_venard_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 3
			}
		},
		licinius_of_angers_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 13
			}
		},
		noel_pinot_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 2,
				date: 21
			}
		},
		albinus_of_angers_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 1
			}
		},
		mary_euphrasia_pelletier_religious: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 4,
				date: 24
			}
		},
		jean_chevillard_and_companions_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 8
			},
			martyrology: ["jean_chevillard_martyr", "companions_martyrs"]
		},
		holy_hermits_and_evangelists: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 8
			}
		},
		jeanne_delanoue_of_the_cross_religious: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 8,
				date: 17
			}
		},
		jean_robert_queneau_and_companions_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 2
			},
			martyrology: ["jean_robert_queneau_martyr", "companions_martyrs"]
		},
		john_chrysostom_bishop: { dateDef: {
			month: 9,
			date: 12
		} },
		maurilius_of_angers_bishop_second_patron_of_the_diocese_of_angers: {
			precedence: e.ProperMemorial_SecondPatron_11a,
			dateDef: {
				month: 9,
				date: 13
			},
			martyrology: [{
				id: "maurilius_of_angers_bishop",
				titles: { append: ["SECOND_PATRON_OF_THE_DIOCESE"] }
			}]
		},
		maurice_of_agaunum_and_companions_martyrs_patron_of_the_diocese_of_angers: {
			precedence: e.ProperFeast_PrincipalPatronOfADiocese_8a,
			dateDef: {
				month: 9,
				date: 22
			},
			martyrology: [{
				id: "maurice_of_agaunum_martyr",
				titles: { append: ["PATRON_OF_THE_DIOCESE"] }
			}, {
				id: "companions_martyrs",
				titles: { append: ["PATRON_OF_THE_DIOCESE"] }
			}]
		},
		florentius_of_anjou_abbot: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 25
			}
		},
		rene_goupil_religious: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 9,
				date: 26
			}
		},
		john_paul_ii_pope: { dateDef: {
			month: 10,
			date: 21
		} },
		dedication_of_the_cathedral_of_saint_maurice_of_agaunum_angers_france: {
			precedence: e.ProperFeast_DedicationOfTheCathedralChurch_8b,
			dateDef: {
				month: 10,
				date: 22
			}
		},
		all_holy_bishops_of_the_diocese_of_angers: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 12
			}
		},
		josaphat_kuntsevych_bishop: { dateDef: {
			month: 11,
			date: 13
		} }
	};
};
var me = class extends _ {
	ParentCalendars = [d, P];
	inputs = {
		our_lady_of_pontmain: {
			dateDef: {
				month: 1,
				date: 17
			},
			precedence: e.ProperMemorial_11b
		},
		gaud_of_evreux_bishop: {
			dateDef: {
				month: 1,
				date: 30
			},
			precedence: e.OptionalMemorial_12
		},
		augustus_chapdelaine_priest: {
			dateDef: {
				month: 2,
				date: 28
			},
			precedence: e.ProperMemorial_11b
		},
		leon_de_carentan_bishop: {
			dateDef: {
				month: 3,
				date: 1
			},
			precedence: e.OptionalMemorial_12
		},
		placide_eulalie_victoire_jacqueline_viel_virgin: {
			dateDef: {
				month: 3,
				date: 4
			},
			precedence: e.OptionalMemorial_12
		},
		marthe_aimee_adele_le_bouteiller_virgin: {
			dateDef: {
				month: 3,
				date: 18
			},
			precedence: e.OptionalMemorial_12
		},
		paternus_of_avranches_bishop_and_scubilion_abbot: {
			dateDef: {
				month: 4,
				date: 16
			},
			martyrology: ["paternus_of_avranches_bishop", "scubilion_abbot"],
			precedence: e.ProperMemorial_11b
		},
		william_firmatus_abbot: {
			dateDef: {
				month: 4,
				date: 24
			},
			precedence: e.OptionalMemorial_12
		},
		achard_of_saint_victor_bishop: {
			dateDef: {
				month: 4,
				date: 29
			},
			precedence: e.OptionalMemorial_12
		},
		marculf_of_normandy_abbot: {
			dateDef: {
				month: 5,
				date: 4
			},
			precedence: e.ProperMemorial_11b
		},
		germanus_of_normandy_bishop: {
			dateDef: {
				month: 5,
				date: 6
			},
			precedence: e.OptionalMemorial_12
		},
		mary_catherine_of_saint_augustine_catherine_de_simon_de_longpre_virgin: {
			dateDef: {
				month: 5,
				date: 8
			},
			precedence: e.OptionalMemorial_12
		},
		ortaire_of_landelles_abbot: {
			dateDef: {
				month: 5,
				date: 21
			},
			precedence: e.OptionalMemorial_12
		},
		severus_of_avranches_bishop: {
			dateDef: {
				month: 7,
				date: 6
			},
			precedence: e.OptionalMemorial_12
		},
		thomas_becket_bishop: { dateDef: {
			month: 7,
			date: 7
		} },
		dedication_of_the_cathedral_of_notre_dame_of_coutances_france: {
			dateDef: {
				month: 7,
				date: 12
			},
			precedence: e.ProperFeast_DedicationOfTheCathedralChurch_8b
		},
		helier_of_jersey_martyr: {
			dateDef: {
				month: 7,
				date: 16
			},
			precedence: e.OptionalMemorial_12
		},
		marie_madeleine_julie_francoise_catherine_postel_virgin: {
			dateDef: {
				month: 7,
				date: 17
			},
			precedence: e.ProperMemorial_11b
		},
		clair_of_normandy_priest: {
			dateDef: {
				month: 7,
				date: 18
			},
			precedence: e.OptionalMemorial_12
		},
		john_eudes_priest: { precedence: e.ProperMemorial_11b },
		jacques_francois_lefranc_martyr_and_martyrs_of_the_revolution: {
			dateDef: {
				month: 9,
				date: 2
			},
			precedence: e.ProperMemorial_11b,
			martyrology: ["jacques_francois_lefranc_martyr", {
				id: "martyrs_of_the_french_revolution",
				count: 23
			}]
		},
		audomar_of_therouanne_bishop: {
			dateDef: {
				month: 9,
				date: 9
			},
			precedence: e.OptionalMemorial_12
		},
		aubert_of_avranches_bishop: {
			dateDef: {
				month: 9,
				date: 10
			},
			precedence: e.ProperMemorial_11b
		},
		floscellus_of_normandy_martyr: {
			dateDef: {
				month: 9,
				date: 17
			},
			precedence: e.OptionalMemorial_12
		},
		senerius_of_normandy_bishop: {
			dateDef: {
				month: 9,
				date: 18
			},
			precedence: e.OptionalMemorial_12
		},
		vitalis_of_savigny_abbot: {
			dateDef: {
				month: 9,
				date: 19
			},
			precedence: e.ProperMemorial_11b
		},
		laud_of_coutances_bishop: {
			customLocaleId: "laud_of_coutances_bishop_patron_of_the_diocese_of_coutances",
			dateDef: {
				month: 9,
				date: 22
			},
			precedence: e.ProperFeast_PrincipalPatronOfADiocese_8a,
			titles: { append: ["PATRON_OF_THE_DIOCESE"] }
		},
		john_de_brebeuf_isaac_jogues_priests_and_companions_martyrs: {
			customLocaleId: "john_de_brebeuf_priest_and_companions_martyrs",
			dateDef: {
				month: 9,
				date: 25
			},
			precedence: e.ProperMemorial_11b,
			martyrology: ["john_de_brebeuf_priest", "companions_martyrs"]
		},
		all_holy_bishops_and_priests_of_the_diocese_of_coutances: {
			dateDef: {
				month: 10,
				date: 12
			},
			precedence: e.ProperMemorial_11b,
			martyrology: ["all_holy_bishops_of_the_diocese_of_coutances", "all_holy_priest_of_the_diocese_of_coutances"]
		},
		peter_adrian_toulorge_priest: {
			dateDef: {
				month: 10,
				date: 13
			},
			precedence: e.ProperMemorial_11b
		},
		dedication_of_the_basilica_of_mont_saint_michel_france: {
			dateDef: {
				month: 10,
				date: 16
			},
			precedence: e.ProperMemorial_11b
		},
		thomas_helye_priest: {
			dateDef: {
				month: 10,
				date: 19
			},
			precedence: e.ProperMemorial_11b
		},
		adeline_de_mortain_abbess_and_the_saints_of_savigny: {
			dateDef: {
				month: 10,
				date: 20
			},
			precedence: e.OptionalMemorial_12,
			martyrology: [
				"adeline_de_mortain_abbess",
				"geoffrey_of_savigny_abbot",
				"guillaume_niobe_of_savigny_religious"
			]
		},
		maglorius_of_dol_monk: {
			dateDef: {
				month: 10,
				date: 25
			},
			precedence: e.OptionalMemorial_12
		},
		fromundus_of_coutances_bishop: {
			dateDef: {
				month: 10,
				date: 26
			},
			precedence: e.ProperMemorial_11b
		},
		all_saints_of_the_diocese_of_coutances: {
			dateDef: {
				month: 11,
				date: 8
			},
			precedence: e.ProperMemorial_11b
		},
		rumpharius_of_coutances_bishop: {
			dateDef: {
				month: 11,
				date: 19
			},
			precedence: e.ProperMemorial_11b
		}
	};
};
var he = class extends _ {
	ParentCalendars = [d, P];
	inputs = {
		genevieve_of_paris_virgin: { precedence: e.ProperMemorial_11b },
		most_holy_name_of_jesus: { dateDef: {
			month: 1,
			date: 4
		} },
		our_lady_refuge_of_sinners: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 16
			}
		},
		louise_de_marillac_religious: { dateDef: {
			month: 3,
			date: 15
		} },
		our_lady_mediatrix_of_all_grace: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 8
			}
		},
		mary_of_the_sacred_heart_sophie_therese_de_soubiran_la_louviere_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 7
			}
		},
		dedication_of_the_cathedral_basilica_of_saint_denis_france: {
			precedence: e.ProperFeast_DedicationOfTheCathedralChurch_8b,
			dateDef: {
				month: 6,
				date: 11
			}
		},
		barnabas_apostle: { dateDef: {
			month: 6,
			date: 12
		} },
		audoen_of_rouen_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 23
			}
		},
		louis_ix_of_france: { precedence: e.ProperMemorial_11b },
		joseph_of_calasanz_priest: { dateDef: {
			month: 8,
			date: 26
		} },
		blessed_martyrs_of_paris: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 2
			}
		},
		denis_of_paris_bishop: {
			precedence: e.ProperFeast_PrincipalPatronOfADiocese_8a,
			customLocaleId: "denis_of_paris_bishop_patron_of_the_city_and_of_the_diocese_of_saint_denis",
			dateDef: {
				month: 10,
				date: 9
			},
			titles: [
				"BISHOP",
				"MARTYR",
				"PATRON_OF_THE_DIOCESE"
			]
		},
		all_saints_of_the_diocese_of_saint_denis: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 8
			}
		},
		eligius_of_noyon_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 1
			}
		}
	};
};
var ue = class extends _ {
	ParentCalendars = [d, P];
	inputs = {
		amarin_of_alsace_abbot: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 27
			}
		},
		brigid_of_kildare_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 1
			}
		},
		ludan_of_scotland_pilgrim: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 12
			}
		},
		benedict_of_aniane_abbot: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 13
			}
		},
		fridolin_of_sackingen_monk: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 6
			}
		},
		leo_ix_pope: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 4,
				date: 19
			}
		},
		peter_canisius_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 27
			}
		},
		urban_i_pope: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 25
			}
		},
		morand_of_cluny_monk: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 4
			}
		},
		modestus_andlauer_and_andrew_bauer_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 19
			},
			martyrology: ["modestus_andlauer_martyr", "andrew_bauer_martyr"]
		},
		ulrich_of_augsburg_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 4
			}
		},
		translation_of_the_relics_of_odile_of_alsace_abbess: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 7
			},
			martyrology: ["odile_of_alsace_abbess"]
		},
		arbogast_of_strasbourg_bishop: {
			precedence: e.ProperFeast_PrincipalPatronOfADiocese_8a,
			customLocaleId: "arbogast_of_strasbourg_bishop_patron_of_the_archdiocese_of_strasbourg",
			dateDef: {
				month: 7,
				date: 21
			},
			titles: { append: ["PATRON_OF_THE_DIOCESE"] }
		},
		thomas_jean_georges_rehm_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 12
			}
		},
		adelphus_of_metz_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 30
			}
		},
		dedication_of_the_cathedral_of_notre_dame_de_strasbourg_france: {
			precedence: e.ProperFeast_DedicationOfTheCathedralChurch_8b,
			dateDef: {
				month: 9,
				date: 7
			}
		},
		most_holy_name_of_mary: { dateDef: {
			month: 9,
			date: 11
		} },
		maternus_of_cologne_valerius_of_trier_and_eucharius_of_trier_bishops: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 9,
				date: 12
			},
			martyrology: [
				"maternus_of_cologne_bishop",
				"valerius_of_trier_bishop",
				"eucharius_of_trier_bishop"
			]
		},
		lambert_of_maastricht_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 17
			}
		},
		richardis_of_swabia_empress: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 18
			}
		},
		maurice_of_agaunum_and_companions_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 22
			},
			martyrology: ["maurice_of_agaunum_martyr", "companions_martyrs"]
		},
		eugenia_of_alsace_and_attala_of_alsace_virgins: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 9,
				date: 25
			},
			martyrology: ["eugenia_of_alsace_virgin", "attala_of_alsace_virgin"]
		},
		leodegar_of_autun_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 5
			}
		},
		aurelia_of_strasbourg_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 13
			}
		},
		gall_of_switzerland_abbot: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 16
			}
		},
		wendelin_of_trier_hermit: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 20
			}
		},
		amandus_of_strasbourg_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 10,
				date: 26
			},
			titles: ["FIRST_BISHOP"]
		},
		pirmin_of_hornbach_abbot: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 3
			}
		},
		florentius_of_strasbourg_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 7
			}
		},
		charles_of_jesus_de_foucauld: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 1
			}
		},
		odile_of_alsace_abbess: {
			precedence: e.ProperFeast_PrincipalPatronOfADiocese_8a,
			customLocaleId: "odile_of_alsace_abbess_patroness_of_alsace",
			dateDef: {
				month: 12,
				date: 13
			},
			titles: { append: ["PATRONESS_OF_ALSACE"] }
		},
		lucy_of_syracuse_virgin: { dateDef: {
			month: 12,
			date: 15
		} },
		adelaide_of_burgundy_empress: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 16
			}
		}
	};
};
var P = class extends _ {
	ParentCalendars = [d];
	particularConfig = {
		epiphanyOnSunday: !0,
		ascensionOnSunday: !1,
		corpusChristiOnSunday: !0
	};
	inputs = {
		genevieve_of_paris_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 3
			},
			commonsDef: ["Virgins", "MercyWorkers"]
		},
		remigius_of_reims_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 15
			},
			commonsDef: "Bishops"
		},
		our_lady_of_lourdes: { commonsDef: "None" },
		bernadette_soubirous_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 18
			},
			commonsDef: ["Virgins", "Religious"]
		},
		louise_de_marillac_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 9
			},
			commonsDef: "HolyWomen"
		},
		ivo_of_kermartin_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 19
			},
			commonsDef: ["MercyWorkers", "Pastors"]
		},
		joan_of_arc_virgin: {
			customLocaleId: "joan_of_arc_virgin_copatroness_of_france",
			precedence: e.ProperMemorial_SecondPatron_11a,
			dateDef: {
				month: 5,
				date: 30
			},
			titles: { append: ["COPATRONESS_OF_FRANCE"] },
			commonsDef: "None"
		},
		pothinus_of_lyon_bishop_blandina_of_lyon_virgin_and_companions_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 2
			},
			martyrology: [
				"pothinus_of_lyon_bishop",
				"blandina_of_lyon_virgin",
				"companions_martyrs"
			],
			commonsDef: "Martyrs"
		},
		clotilde_of_burgundy: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 4
			},
			commonsDef: "HolyWomen"
		},
		john_mary_vianney_priest: { commonsDef: "None" },
		assumption_of_the_blessed_virgin_mary: {
			customLocaleId: "assumption_of_the_blessed_virgin_mary_patroness_of_france",
			titles: { append: ["PATRON_OF_FRANCE"] }
		},
		louis_ix_of_france: {
			precedence: e.ProperMemorial_11b,
			commonsDef: "None"
		},
		caesarius_of_arles_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 26
			},
			commonsDef: "Bishops"
		},
		joseph_of_calasanz_priest: {
			dateDef: {
				month: 8,
				date: 26
			},
			commonsDef: "Saints"
		},
		our_lady_of_la_salette: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 19
			},
			commonsDef: "BlessedVirginMary"
		},
		therese_of_the_child_jesus_and_the_holy_face_of_lisieux_virgin: {
			customLocaleId: "therese_of_the_child_jesus_and_the_holy_face_of_lisieux_virgin_copatroness_of_france",
			titles: { append: ["COPATRONESS_OF_FRANCE"] }
		},
		dedication_of_consecrated_churches: {
			precedence: e.ProperSolemnity_DedicationOfTheOwnChurch_4b,
			dateDef: {
				month: 10,
				date: 25
			},
			alternativeTransferDateDefs: [{ dateDef: {
				month: 10,
				lastDayOfWeekInMonth: 0
			} }],
			isOptional: !0,
			commonsDef: "DedicationAnniversary_Inside"
		}
	};
};
var Ve = class extends _ {
	ParentCalendars = [d];
	inputs = {
		john_nepomucene_neumann_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 5
			}
		},
		valentine_of_raetia_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 7
			}
		},
		severinus_of_noricum_monk: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 8
			}
		},
		meinrad_of_einsiedeln_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 21
			}
		},
		henry_suso_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 23
			}
		},
		rabanus_maurus_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 4
			}
		},
		matthias_apostle: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 2,
				date: 24
			}
		},
		walpurga_of_heidenheim_abbess: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 25
			}
		},
		fridolin_of_sackingen_monk: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 6
			}
		},
		bruno_of_querfurt_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 9
			}
		},
		matilda_of_ringelheim: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 14
			}
		},
		clement_mary_hofbauer_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 15
			}
		},
		gertrude_of_nivelles_abbess: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 17
			}
		},
		ludger_of_munster_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 26
			}
		},
		leo_ix_pope: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 19
			}
		},
		marcel_callo_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 19
			}
		},
		conrad_of_parzham_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 21
			}
		},
		peter_canisius_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 27
			}
		},
		florian_of_lorch_and_companions_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 4
			},
			martyrology: ["florian_of_lorch_martyr", "companions_martyrs"]
		},
		gotthard_of_hildesheim_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 5
			}
		},
		john_nepomucene_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 16
			}
		},
		hermann_joseph_of_steinfeld_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 21
			}
		},
		vitus_of_lucania_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 15
			}
		},
		benno_of_meissen_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 16
			}
		},
		hemma_of_gurk: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 27
			}
		},
		otto_of_bamberg_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 30
			}
		},
		visitation_of_mary: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 7,
				date: 2
			}
		},
		ulrich_of_augsburg_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 4
			}
		},
		willibald_of_eichstatt_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 7
			}
		},
		kilian_of_wurzburg_bishop_and_companions_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 8
			},
			martyrology: ["kilian_of_wurzburg_bishop", "companions_martyrs"]
		},
		canute_iv_of_denmark_eric_ix_of_sweden_and_olaf_ii_of_norway_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 10
			},
			martyrology: [
				"canute_iv_of_denmark_martyr",
				"eric_ix_of_sweden_martyr",
				"olaf_ii_of_norway_martyr"
			]
		},
		henry_ii_emperor_and_cunigunde_of_luxembourg: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 13
			},
			martyrology: ["henry_ii_emperor", "cunigunde_of_luxembourg"]
		},
		margaret_of_antioch_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 20
			}
		},
		christopher_of_palestine_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 24
			}
		},
		paulinus_of_trier_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 31
			}
		},
		lambert_of_maastricht_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 18
			}
		},
		maurice_of_agaunum_and_companions_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 22
			},
			martyrology: ["maurice_of_agaunum_martyr", "companions_martyrs"]
		},
		rupert_of_salzburg_and_virgilius_of_salzburg_bishops: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 24
			},
			martyrology: ["rupert_of_salzburg_bishop", "virgilius_of_salzburg_bishop"]
		},
		nicholas_of_flue_hermit: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 25
			}
		},
		leoba_of_tauberbischofsheim_abbess: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 28
			}
		},
		gall_of_switzerland_abbot: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 16
			}
		},
		wendelin_of_trier_hermit: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 20
			}
		},
		ursula_of_cologne_and_companions_virgins: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 21
			},
			martyrology: ["ursula_of_cologne_virgin", {
				id: "companions_martyrs",
				titles: { append: ["VIRGIN"] }
			}]
		},
		wolfgang_of_regensburg_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 31
			}
		},
		hubert_of_liege_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 3
			}
		},
		pirmin_of_hornbach_abbot: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 3
			}
		},
		leonard_of_noblac_hermit: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 6
			}
		},
		willibrord_of_utrecht_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 7
			}
		},
		leopold_iii_of_babenberg: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 15
			}
		},
		gertrude_the_great_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 17
			}
		},
		elizabeth_of_hungary_religious: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 19
			}
		},
		corbinian_of_freising_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 20
			}
		},
		conrad_of_constance_and_gebhard_of_constance_bishops: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 26
			},
			martyrology: ["conrad_of_constance_bishop", "gebhard_of_constance_bishop"]
		},
		lucius_of_chur_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 2
			}
		},
		barbara_of_heliopolis_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 4
			}
		},
		adolph_kolping_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 4
			}
		},
		anno_of_cologne_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 5
			}
		},
		odile_of_alsace_abbess: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 13
			}
		},
		stephen_the_first_martyr: { isHolyDayOfObligation: !0 },
		easter_monday: { isHolyDayOfObligation: !0 },
		mary_mother_of_the_church: { isHolyDayOfObligation: !0 }
	};
};
var Ke = class extends _ {
	ParentCalendars = [d];
	particularConfig = { easterCalculationType: "julian" };
	inputs = {
		cyril_of_jerusalem_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 3,
				date: 18
			}
		},
		adalbert_of_prague_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 22
			}
		},
		george_of_lydda_martyr: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 4,
				date: 23
			}
		},
		irene_of_macedonia: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 5
			}
		},
		our_lady_of_fatima: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 15
			}
		},
		cyril_of_alexandria_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 6,
				date: 27
			}
		},
		margaret_of_antioch_virgin: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 17
			}
		},
		pantaleon_of_nicomedia_martyr: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 27
			}
		},
		lydia_of_philippi: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 8,
				date: 3
			}
		},
		cosmas_of_cilicia_and_damian_of_cilicia_martyrs: { precedence: e.ProperMemorial_11b },
		dionysius_the_areopagite_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 10,
				date: 3
			}
		},
		demetrius_of_thessaloniki_martyr: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 10,
				date: 26
			}
		},
		presentation_of_the_blessed_virgin_mary: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 11,
				date: 21
			}
		},
		barbara_of_heliopolis_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 4
			}
		},
		nicholas_of_myra_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 12,
				date: 6
			}
		},
		spyridon_of_trimythous_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 12,
				date: 12
			}
		}
	};
};
var We = class extends _ {
	ParentCalendars = [b];
	inputs = { our_lord_jesus_christ_the_eternal_high_priest: {
		precedence: e.ProperFeast_8f,
		dateDef: {
			dateFn: "pentecostSunday",
			addDay: 4
		},
		properCycle: m.ProperOfTime
	} };
};
var qe = class extends _ {
	particularConfig = {
		ascensionOnSunday: !0,
		epiphanyOnSunday: !0,
		corpusChristiOnSunday: !0
	};
	inputs = {
		mary_mother_of_god: { isHolyDayOfObligation: !1 },
		joseph_freinademetz_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 1,
				date: 29
			}
		},
		gabriele_maria_allegra_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 1,
				date: 30
			}
		},
		aloysius_versiglia_bishop_and_callistus_caravario_priest_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 25
			},
			martyrology: ["aloysius_versiglia_bishop", "callistus_caravario_priest"]
		},
		our_lady_of_china: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				dayOfWeek: 6,
				nthWeekInMonth: 2
			}
		},
		our_lady_help_of_christians: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 24
			}
		},
		holy_martyrs_and_blesseds_of_china: {
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			dateDef: {
				month: 7,
				date: 9
			}
		},
		therese_of_the_child_jesus_and_the_holy_face_of_lisieux_virgin: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 10,
				date: 1
			}
		},
		francis_xavier_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 12,
				date: 3
			}
		},
		immaculate_conception_of_the_blessed_virgin_mary: {
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			dateDef: { dateFn: "immaculateConceptionOfMary" },
			titles: { append: ["PRINCIPAL_PATRON_OF_THE_DIOCESE"] }
		},
		dedication_of_the_cathedral_of_the_immaculate_conception_hong_kong: {
			precedence: e.ProperFeast_DedicationOfTheCathedralChurch_8b,
			isOptional: !0,
			dateDef: {
				month: 12,
				date: 9
			}
		},
		thanksgiving_mass_on_lunar_new_year_eve: {
			precedence: e.OptionalMemorial_12,
			allowSimilarRankItems: !0,
			isOptional: !0,
			dateDef: {
				dateFn: "lunarNewYear",
				dateArgs: [8],
				subtractDay: 1
			}
		},
		eucharistic_celebration_on_lunar_new_year_day: {
			precedence: e.OptionalMemorial_12,
			allowSimilarRankItems: !0,
			isOptional: !0,
			dateDef: {
				dateFn: "lunarNewYear",
				dateArgs: [8]
			}
		},
		sunday_after_lunar_new_years_day: {
			precedence: e.OptionalMemorial_12,
			allowSimilarRankItems: !0,
			isOptional: !0,
			dateDef: {
				dateFn: "sundayOnOrAfterLunarNewYear",
				dateArgs: [8]
			}
		}
	};
};
var $e = class extends _ {
	ParentCalendars = [d];
	inputs = {
		paul_of_thebes_hermit: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 15
			}
		},
		margaret_of_hungary_religious: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 1,
				date: 18
			}
		},
		eusebius_of_esztergom_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 20
			}
		},
		ladislaus_batthyany_strattmann: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 22
			}
		},
		jacinta_marto_and_francisco_marto: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 20
			},
			martyrology: ["jacinta_marto", "francisco_marto"]
		},
		matthias_apostle: { dateDef: {
			month: 2,
			date: 24
		} },
		zoltan_lajos_meszlenyi_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 4
			}
		},
		bernadette_soubirous_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 16
			}
		},
		adalbert_of_prague_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 4,
				date: 23
			}
		},
		george_of_lydda_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 24
			}
		},
		florian_of_lorch_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 4
			}
		},
		ceferino_gimenez_malla_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 4
			}
		},
		gisela_of_hungary: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 7
			}
		},
		sara_salkahazi_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 11
			}
		},
		john_nepomucene_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 16
			}
		},
		john_scheffler_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 17
			}
		},
		william_apor_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 23
			}
		},
		our_lady_help_of_christians: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 24
			}
		},
		translation_of_the_relics_of_saint_stephen_of_hungary: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 30
			}
		},
		quirinus_of_sescia_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 4
			}
		},
		agnes_of_bohemia_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 8
			}
		},
		istvan_sandor_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 8
			}
		},
		yolanda_of_poland_religious: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 6,
				date: 15
			}
		},
		cyril_of_alexandria_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 26
			}
		},
		josemaria_escriva_de_balaguer_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 26
			}
		},
		ladislaus_i_of_hungary: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 6,
				date: 27
			}
		},
		visitation_of_mary: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 7,
				date: 2
			}
		},
		andrew_zorard_of_nitra_and_benedict_of_skalka_hermits: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 17
			},
			martyrology: ["andrew_zorard_of_nitra_hermit", "benedict_of_skalka_hermit"]
		},
		pavel_peter_gojdic_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 17
			}
		},
		kinga_of_poland_virgin: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 24
			}
		},
		sharbel_makhluf_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 27
			}
		},
		innocent_xi_pope: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 8,
				date: 13
			}
		},
		pontian_i_pope_and_hippolytus_of_rome_priest: { dateDef: {
			month: 8,
			date: 16
		} },
		bernard_of_clairvaux_abbot: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 8,
				date: 19
			}
		},
		stephen_i_of_hungary: {
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			dateDef: {
				month: 8,
				date: 20
			}
		},
		marko_krizin_melchior_grodziecki_and_stephen_pongracz_priests: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 9,
				date: 7
			},
			martyrology: [
				"marko_krizin_priest",
				"melchior_grodziecki_priest",
				"stephen_pongracz_priest"
			]
		},
		most_holy_name_of_mary: { precedence: e.ProperMemorial_11b },
		gerard_of_csanad_bishop: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 9,
				date: 24
			}
		},
		szilard_bogdanffy_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 3
			}
		},
		our_lady_of_hungary: {
			customLocaleId: "our_lady_of_hungary_patroness_of_hungary",
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			dateDef: {
				month: 10,
				date: 8
			},
			titles: { append: ["PATRONESS_OF_HUNGARY"] }
		},
		charles_i_of_austria: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 21
			}
		},
		maurus_of_pecs_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 10,
				date: 25
			}
		},
		theodore_romzha_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 31
			}
		},
		commemoration_of_all_the_faithful_departed: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 2
			},
			colors: ["PURPLE", "BLACK"]
		},
		emeric_of_hungary: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 11,
				date: 5
			}
		},
		hungarian_saints_and_blesseds: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 13
			}
		},
		gertrude_the_great_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 17
			}
		},
		elizabeth_of_hungary_religious: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 11,
				date: 19
			}
		},
		john_brenner_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 15
			}
		},
		our_lord_jesus_christ_the_eternal_high_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				dateFn: "pentecostSunday",
				addDay: 4
			},
			properCycle: m.ProperOfTime
		},
		stephen_the_first_martyr: { isHolyDayOfObligation: !0 },
		easter_monday: { isHolyDayOfObligation: !0 },
		mary_mother_of_the_church: { isHolyDayOfObligation: !0 }
	};
};
var Ue = class extends _ {
	inputs = {
		kuriakose_elias_of_the_holy_family_chavara_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 3
			}
		},
		joseph_vaz_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 16
			}
		},
		john_de_britto_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 2,
				date: 4
			}
		},
		gundisalvus_garcia_martyr: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 2,
				date: 6
			}
		},
		mary_theresa_chiramel_mankidiyan_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 8
			}
		},
		thomas_apostle: {
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			dateDef: {
				month: 7,
				date: 3
			}
		},
		alphonsa_of_the_immaculate_conception_muttathupadathu_virgin: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 28
			}
		},
		francis_xavier_priest: {
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			dateDef: {
				month: 12,
				date: 3
			}
		}
	};
};
var Ye = class extends _ {
	ParentCalendars = [d];
	inputs = {
		munchin_of_limerick_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 3
			}
		},
		ita_of_killeedy_virgin: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 1,
				date: 15
			}
		},
		fursa_of_peronne_abbot: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 16
			}
		},
		aidan_of_ferns_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 30
			}
		},
		brigid_of_kildare_virgin: {
			customLocaleId: "brigid_of_kildare_virgin_copatroness_of_ireland",
			precedence: e.ProperFeast_PrincipalPatronOfARegion_8c,
			dateDef: {
				month: 2,
				date: 1
			},
			titles: { append: ["COPATRONESS_OF_IRELAND"] }
		},
		mel_of_ardagh_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 7
			}
		},
		gobnait_of_ballyvourney_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 11
			}
		},
		fintan_of_clonenagh_abbot: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 17
			}
		},
		david_of_wales_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 1
			}
		},
		kieran_of_saigir_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 5
			}
		},
		senan_of_inis_cathaigh_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 8
			}
		},
		aengus_of_tallaght_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 11
			}
		},
		patrick_of_ireland_bishop: {
			customLocaleId: "patrick_of_ireland_bishop_patron_of_ireland",
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			isHolyDayOfObligation: !0,
			titles: { append: ["PATRON_OF_IRELAND"] }
		},
		enda_of_aran_abbot: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 21
			}
		},
		macartan_of_clogher_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 24
			}
		},
		ceallach_of_armagh_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 1
			}
		},
		laserian_of_leighlin_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 18
			}
		},
		asicus_of_elphin_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 27
			}
		},
		conleth_of_kildare_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 4
			}
		},
		edmund_ignatius_rice_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 5
			}
		},
		comgall_of_bangor_abbot: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 10
			}
		},
		carthage_of_lismore_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 15
			}
		},
		brendan_of_clonfert_abbot: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 16
			}
		},
		kevin_of_glendalough_abbot: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 6,
				date: 3
			}
		},
		jarlath_of_tuam_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 6
			}
		},
		colman_of_dromore_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 7
			}
		},
		columba_of_iona_abbot: {
			customLocaleId: "columba_of_iona_abbot_copatron_of_ireland",
			precedence: e.ProperFeast_PrincipalPatronOfARegion_8c,
			dateDef: {
				month: 6,
				date: 9
			},
			titles: { append: ["MISSIONARY", "COPATRON_OF_IRELAND"] }
		},
		davnet_of_sliabh_beagh_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 14
			}
		},
		irish_martyrs: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 6,
				date: 20
			}
		},
		oliver_plunket_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 1
			}
		},
		moninne_of_killeavy_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 6
			}
		},
		maelruain_of_tallaght_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 7
			}
		},
		kilian_of_wurzburg_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 8
			}
		},
		declan_of_ardmore_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 24
			}
		},
		muredach_of_killala_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 12
			}
		},
		attracta_of_killaraght_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 12
			}
		},
		lelia_of_killeely_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 12
			}
		},
		fachtna_of_rosscarbery_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 13
			}
		},
		our_lady_of_knock: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 8,
				date: 17
			}
		},
		eoghan_of_ardstraw_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 23
			}
		},
		fiacre_of_breuil_monk: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 30
			}
		},
		aidan_of_lindisfarne_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 31
			}
		},
		mac_nissi_of_connor_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 4
			}
		},
		ciaran_of_clonmacnoise_abbot: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 9,
				date: 9
			}
		},
		ailbe_of_emly_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 12
			}
		},
		finbarr_of_cork_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 25
			}
		},
		columba_marmion_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 3
			}
		},
		john_henry_newman_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 9
			}
		},
		canice_of_kilkenny_abbot: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 11
			}
		},
		gall_of_switzerland_abbot: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 16
			}
		},
		otteran_of_iona_monk: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 27
			}
		},
		colman_of_kilmacduagh_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 29
			}
		},
		malachy_of_armagh_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 3
			}
		},
		all_saints_of_ireland: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 11,
				date: 6
			}
		},
		willibrord_of_utrecht_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 7
			}
		},
		laurence_otoole_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 14
			}
		},
		columban_of_luxeuil_abbot: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 23
			}
		},
		colman_of_cloyne_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 25
			}
		},
		virgilius_of_salzburg_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 27
			},
			titles: { append: ["MISSIONARY"] }
		},
		finnian_of_clonard_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 12
			}
		},
		flannan_of_killaloe_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 18
			}
		},
		fachanan_of_kilfenora_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 20
			}
		}
	};
};
var Ze = class extends _ {
	ParentCalendars = [d];
	inputs = {
		catherine_of_siena_virgin: {
			customLocaleId: "catherine_of_siena_virgin_copatroness_of_italy_and_europe",
			precedence: e.ProperFeast_PrincipalPatronOfARegion_8c,
			titles: [
				"VIRGIN",
				"DOCTOR_OF_THE_CHURCH",
				"COPATRONESS_OF_ITALY_AND_EUROPE"
			]
		},
		norbert_of_xanten_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 6
			}
		},
		mary_magdalene: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 7,
				date: 22
			}
		},
		francis_of_assisi: {
			customLocaleId: "francis_of_assisi_patron_of_italy",
			precedence: e.ProperFeast_PrincipalPatronOfARegion_8c,
			titles: { append: ["PATRON_OF_ITALY"] }
		}
	};
};
var Xe = class extends _ {
	inputs = {
		paul_miki_and_companions_martyrs: { precedence: e.ProperFeast_8f },
		our_lady_of_the_discovery_of_the_hidden_christians: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 17
			}
		},
		peter_kibe_priest_and_companions_martyrs: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 1
			},
			martyrology: ["peter_kibe_priest", "companions_martyrs"]
		},
		"205_blessed_martyrs_of_japan": {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 9,
				date: 10
			}
		},
		thomas_hioji_rokuzayemon_nishi_priest_and_companions_martyrs: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 9,
				date: 28
			},
			martyrology: ["thomas_hioji_rokuzayemon_nishi_priest", "companions_martyrs"]
		},
		francis_xavier_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 12,
				date: 3
			}
		}
	};
};
var Qe = class extends _ {
	inputs = {
		barbara_of_heliopolis_virgin: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 12,
				date: 4
			}
		},
		nicholas_of_myra_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 12,
				date: 6
			}
		},
		sharbel_makhluf_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 24
			}
		},
		maron_of_syria_hermit: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 2,
				date: 9
			}
		},
		rafqa_pietra_choboq_ar_rayes_virgin: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 3,
				date: 23
			}
		},
		george_of_lydda_martyr: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 4,
				date: 23
			}
		},
		our_lady_of_lebanon: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 5,
				date: 1
			}
		}
	};
};
var ea = class extends _ {
	ParentCalendars = [d];
	inputs = {
		george_matulaitis_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 27
			}
		},
		casimir_of_poland: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 3,
				date: 4
			}
		},
		bruno_of_querfurt_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 9
			}
		},
		adalbert_of_prague_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 23
			}
		},
		andrew_bobola_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 16
			}
		},
		our_lady_of_the_gate_of_dawn: {
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			dateDef: {
				month: 11,
				date: 16
			}
		},
		roch_of_montpellier: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 16
			}
		},
		hyacinth_of_poland_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 17
			}
		},
		nativity_of_the_blessed_virgin_mary: { precedence: e.ProperSolemnity_PrincipalPatron_4a }
	};
};
var aa = class extends _ {
	ParentCalendars = [d];
	inputs = {
		publius_of_malta_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 1,
				date: 22
			}
		},
		shipwreck_of_saint_paul_apostle: {
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			dateDef: {
				month: 2,
				date: 10
			}
		},
		mary_adeodata_pisani_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 25
			}
		},
		our_lady_of_sorrows: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 4,
				date: 15
			}
		},
		pius_v_pope: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 4,
				date: 30
			}
		},
		george_preca_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 5,
				date: 9
			}
		},
		ignatius_falzon: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 1
			}
		},
		our_lady_of_mount_carmel: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 16
			}
		},
		catherine_of_alexandria_virgin: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 25
			}
		}
	};
};
var ia = class extends _ {
	ParentCalendars = [b];
	inputs = {
		philip_of_jesus_de_las_casas_martyr: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 2,
				date: 5
			}
		},
		sebastian_de_aparicio_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 25
			}
		},
		maria_guadalupe_garcia_zavala_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 27
			}
		},
		finding_of_the_holy_cross: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 5,
				date: 3
			}
		},
		philip_and_james_apostles: { dateDef: {
			month: 5,
			date: 4
		} },
		isidore_the_farmer: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 15
			}
		},
		john_nepomucene_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 16
			}
		},
		christopher_magallanes_priest_and_companions_martyrs: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 21
			}
		},
		our_lady_of_perpetual_help: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 27
			}
		},
		our_lady_refuge_of_sinners: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 4
			}
		},
		mary_of_jesus_in_the_blessed_sacrament_venegas_de_la_torre_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 30
			}
		},
		bartholomew_dias_laurel_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 16
			}
		},
		peter_de_zuniga_and_louis_flores_priests: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 16
			},
			martyrology: ["peter_de_zuniga_priest", "louis_flores_priest"]
		},
		junipero_serra_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 26
			}
		},
		rose_of_lima_virgin: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 8,
				date: 30
			}
		},
		jose_maria_de_yermo_y_parres_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 19
			}
		},
		our_lady_of_mercy: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 9,
				date: 24
			}
		},
		raphael_guizar_y_valencia_bishop: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 10,
				date: 24
			}
		},
		miguel_agustin_pro_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 23
			}
		},
		juan_diego_cuauhtlatoatzin: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 12,
				date: 9
			}
		},
		our_lady_of_guadalupe: { precedence: e.ProperSolemnity_PrincipalPatron_4a },
		our_lord_jesus_christ_the_eternal_high_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				dateFn: "pentecostSunday",
				addDay: 4
			},
			properCycle: m.ProperOfTime
		}
	};
};
var oa = class extends _ {
	ParentCalendars = [d];
	inputs = { our_lord_jesus_christ_the_eternal_high_priest: {
		precedence: e.ProperFeast_8f,
		dateDef: {
			dateFn: "pentecostSunday",
			addDay: 4
		},
		properCycle: m.ProperOfTime
	} };
};
var ra = class extends _ {
	inputs = {
		waitangi_day: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 2,
				date: 6
			}
		},
		paul_miki_and_companions_martyrs: { dateDef: {
			month: 2,
			date: 7
		} },
		patrick_of_ireland_bishop: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 3,
				date: 17
			}
		},
		mark_evangelist: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 4,
				date: 26
			}
		},
		louis_grignion_de_montfort_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 27
			}
		},
		peter_chanel_priest: {
			customLocaleId: "peter_chanel_priest_patron_of_oceania",
			precedence: e.ProperFeast_PrincipalPatronOfARegion_8c,
			martyrology: ["peter_chanel_priest"],
			titles: ["PROTO_MARTYR_OF_OCEANIA", "PATRON_OF_OCEANIA"]
		},
		our_lady_help_of_christians: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 24
			}
		},
		marcellin_champagnat_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 6
			}
		},
		dominic_de_guzman_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 7
			}
		},
		cajetan_of_thiene_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 7
			}
		},
		mary_of_the_cross_mackillop_virgin: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 8,
				date: 8
			}
		}
	};
};
var na = class extends _ {
	ParentCalendars = [d];
	inputs = {
		thorfinn_of_hamar_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 8
			}
		},
		henry_of_finland_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 1,
				date: 19
			}
		},
		eysteinn_of_nidaros_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 26
			}
		},
		magnus_erlendsson_martyr: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 4,
				date: 16
			}
		},
		eric_ix_of_sweden_martyr: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 18
			}
		},
		sunniva_of_norway_virgin: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 8
			}
		},
		canute_iv_of_denmark_martyr: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 10
			}
		},
		swithun_of_winchester_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 15
			}
		},
		thorlac_of_iceland_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 20
			}
		},
		olaf_ii_of_norway_martyr: {
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			dateDef: {
				month: 5,
				date: 29
			}
		},
		nicholas_steno_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 25
			}
		}
	};
};
var ta = class extends _ {
	ParentCalendars = [b];
	inputs = { our_lord_jesus_christ_the_eternal_high_priest: {
		precedence: e.ProperFeast_8f,
		dateDef: {
			dateFn: "pentecostSunday",
			addDay: 4
		},
		properCycle: m.ProperOfTime
	} };
};
var _a = class extends _ {
	ParentCalendars = [b];
	inputs = { our_lord_jesus_christ_the_eternal_high_priest: {
		precedence: e.ProperFeast_8f,
		dateDef: {
			dateFn: "pentecostSunday",
			addDay: 4
		},
		properCycle: m.ProperOfTime
	} };
};
var sa = class extends _ {
	ParentCalendars = [b];
	inputs = {
		finding_of_the_holy_cross: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 5,
				date: 3
			}
		},
		our_lady_help_of_christians: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 24
			}
		},
		mariana_of_jesus_de_paredes_virgin: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 5,
				date: 26
			}
		},
		francis_solanus_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 7,
				date: 14
			}
		},
		our_lady_queen_of_peace: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 7,
				date: 28
			}
		},
		rose_of_lima_virgin: {
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			dateDef: {
				month: 8,
				date: 23
			}
		},
		john_macias_religious: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 9,
				date: 18
			}
		},
		our_lady_of_mercy: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 24
			}
		},
		our_lord_of_miracles: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 10,
				date: 28
			}
		},
		martin_de_porres_religious: {
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			dateDef: {
				month: 11,
				date: 3
			}
		},
		our_lord_jesus_christ_the_eternal_high_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				dateFn: "pentecostSunday",
				addDay: 4
			},
			properCycle: m.ProperOfTime
		}
	};
};
var la = class extends _ {
	inputs = {
		holy_child_of_cebu: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 1,
				dayOfWeek: 0,
				nthWeekInMonth: 3
			}
		},
		peter_baptist_blasquez_paul_miki_and_companions_martyrs: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 2,
				date: 6
			},
			martyrology: [
				"peter_baptist_blasquez_martyr",
				"paul_miki_martyr",
				"companions_martyrs"
			]
		},
		pedro_calungsod_martyr: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 4,
				date: 2
			},
			dateExceptions: [{
				ifIsBetween: {
					from: { dateFn: "palmSunday" },
					to: { dateFn: "divineMercySunday" },
					inclusive: !0
				},
				setDate: {
					dateFn: "palmSunday",
					subtractDay: 1
				}
			}, {
				ifIsDayOfWeek: 0,
				setDate: {
					dateFn: "palmSunday",
					subtractDay: 1
				}
			}]
		},
		isidore_the_farmer: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 15
			}
		},
		roch_of_montpellier: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 8,
				date: 16
			}
		},
		ezequiel_moreno_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 8,
				date: 19
			}
		},
		rose_of_lima_virgin: {
			customLocaleId: "rose_of_lima_virgin_copatroness_of_the_philippines",
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 8,
				date: 23
			},
			titles: { append: ["COPATRONESS_OF_THE_PHILIPPINES"] }
		},
		lawrence_ruiz_and_companions_martyrs: { precedence: e.ProperMemorial_11b },
		immaculate_conception_of_the_blessed_virgin_mary: {
			customLocaleId: "immaculate_conception_of_the_blessed_virgin_mary_patroness_of_the_philippines",
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			dateDef: {
				month: 12,
				date: 8
			},
			titles: { append: ["PATRONESS_OF_THE_PHILIPPINES"] }
		},
		our_lady_of_guadalupe: {
			customLocaleId: "our_lady_of_guadalupe_patroness_of_the_philippines",
			precedence: e.ProperMemorial_11b,
			titles: { append: ["PATRONESS_OF_THE_PHILIPPINES"] }
		}
	};
};
var da = class extends _ {
	ParentCalendars = [d];
	inputs = {
		joseph_sebastian_pelczar_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 1,
				date: 19
			}
		},
		vincent_pallotti_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 22
			}
		},
		vincent_lewoniuk_and_companions_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 23
			},
			martyrology: ["vincent_lewoniuk_martyr", "companions_martyrs"]
		},
		george_matulaitis_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 27
			}
		},
		boleslawa_mary_lament_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 29
			}
		},
		angela_merici_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 29
			}
		},
		casimir_of_poland: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 3,
				date: 4
			}
		},
		adalbert_of_prague_bishop: {
			customLocaleId: "adalbert_of_prague_bishop_patron_of_poland",
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			dateDef: {
				month: 4,
				date: 23
			},
			dateExceptions: {
				ifIsBetween: {
					from: { dateFn: "palmSunday" },
					to: { dateFn: "divineMercySunday" },
					inclusive: !0
				},
				setDate: {
					dateFn: "divineMercySunday",
					addDay: 1
				}
			},
			titles: { append: ["PATRON_OF_POLAND"] }
		},
		our_lady_queen_of_poland: {
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			dateDef: {
				month: 5,
				date: 3
			}
		},
		our_lady_help_of_christians: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 24
			}
		},
		florian_of_lorch_martyr: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 4
			}
		},
		stanislaus_kazimierczyk_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 5
			}
		},
		philip_and_james_apostles: { dateDef: {
			month: 5,
			date: 6
		} },
		stanislaus_of_szczepanow_bishop: {
			customLocaleId: "stanislaus_of_szczepanow_bishop_patron_of_poland",
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			dateDef: {
				month: 5,
				date: 8
			},
			titles: { append: ["PATRON_OF_POLAND"] }
		},
		andrew_bobola_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 5,
				date: 16
			}
		},
		mary_ursula_of_jesus_ledochowska_virgin: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 29
			}
		},
		john_sarkander_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 30
			}
		},
		zdislava_of_lemberk: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 30
			}
		},
		hedwig_of_poland: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 6,
				date: 8
			}
		},
		bogumilus_of_dobrow_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 6,
				date: 10
			}
		},
		anthony_julian_nowowiejski_bishop_and_companions_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 12
			},
			martyrology: ["anthony_julian_nowowiejski_bishop", "companions_martyrs"]
		},
		michael_kozal_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 6,
				date: 14
			}
		},
		yolanda_of_poland_religious: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 6,
				date: 15
			}
		},
		albert_chmielowski_religious: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 6,
				date: 17
			}
		},
		zygmunt_gorazdowski_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 26
			}
		},
		otto_of_bamberg_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 1
			}
		},
		maria_goretti_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 5
			}
		},
		mary_theresa_ledochowska_virgin: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 6
			}
		},
		john_of_dukla_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 8
			}
		},
		bruno_of_querfurt_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 12
			}
		},
		andrew_zorard_of_nitra_and_benedict_of_skalka_hermits: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 13
			},
			martyrology: ["andrew_zorard_of_nitra_hermit", "benedict_of_skalka_hermit"]
		},
		camillus_de_lellis_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 14
			}
		},
		henry_ii_emperor: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 14
			}
		},
		our_lady_of_mount_carmel: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 16
			}
		},
		simon_of_lipnica_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 18
			}
		},
		ceslaus_of_poland_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 20
			}
		},
		apollinaris_of_ravenna_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 21
			}
		},
		kinga_of_poland_virgin: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 24
			}
		},
		sharbel_makhluf_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 28
			}
		},
		edmund_bojanowski: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 7
			}
		},
		hyacinth_of_poland_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 8,
				date: 17
			}
		},
		our_lady_of_czestochowa: {
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			dateDef: {
				month: 8,
				date: 26
			}
		},
		bronislava_of_poland_virgin: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 9,
				date: 1
			}
		},
		mary_stella_of_the_blessed_sacrament_mardosewicz_and_companions_virgins: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 4
			},
			martyrology: ["mary_stella_of_the_blessed_sacrament_mardosewicz_virgin", {
				id: "companions_martyrs",
				titles: { prepend: ["VIRGIN"] }
			}]
		},
		melchior_grodziecki_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 9,
				date: 7
			}
		},
		angela_salawa_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 9
			}
		},
		denis_of_paris_bishop_and_companions_martyrs: { dateDef: {
			month: 9,
			date: 10
		} },
		john_leonardi_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 10
			}
		},
		sigmund_felix_felinski_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 17
			}
		},
		stanislaus_kostka_religious: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 9,
				date: 18
			}
		},
		ladislas_of_gielniow_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 25
			}
		},
		lawrence_ruiz_and_companions_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 26
			}
		},
		wenceslaus_i_of_bohemia_martyr: { precedence: e.ProperMemorial_11b },
		faustina_kowalska_virgin: { precedence: e.ProperMemorial_11b },
		vincent_kadlubek_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 10,
				date: 9
			}
		},
		mary_angela_truszkowska_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 10
			}
		},
		john_beyzym_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 10,
				date: 12
			}
		},
		honorat_kozminski_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 13
			}
		},
		margaret_mary_alacoque_virgin: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 10,
				date: 14
			}
		},
		hedwig_of_silesia_religious: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 10,
				date: 16
			}
		},
		john_of_kanty_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 10,
				date: 20
			}
		},
		james_strzemie_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 10,
				date: 21
			}
		},
		john_paul_ii_pope: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 10,
				date: 22
			}
		},
		joseph_bilczewski_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 23
			}
		},
		dedication_of_consecrated_churches: {
			precedence: e.ProperSolemnity_DedicationOfTheOwnChurch_4b,
			dateDef: {
				month: 10,
				lastDayOfWeekInMonth: 0
			},
			isOptional: !0
		},
		first_polish_martyrs: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 13
			}
		},
		caroline_kozka_virgin: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 18
			}
		},
		salomea_of_poland_religious: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 19
			}
		},
		raphael_of_saint_joseph_kalinowski_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 20
			}
		},
		mary_of_jesus_the_good_shepherd_siedliska_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 25
			}
		},
		raphael_chylinski_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 2
			}
		},
		barbara_of_heliopolis_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 4
			}
		},
		mary_mother_of_the_church: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				dateFn: "pentecostSunday",
				addDay: 1
			},
			properCycle: m.ProperOfTime
		},
		our_lord_jesus_christ_the_eternal_high_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				dateFn: "pentecostSunday",
				addDay: 4
			},
			properCycle: m.ProperOfTime
		}
	};
};
var pa = class extends _ {
	ParentCalendars = [d];
	inputs = {
		gundisalvus_of_amarante_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 11
			}
		},
		john_de_britto_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 2,
				date: 4
			}
		},
		five_wounds_of_the_lord: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 2,
				date: 7
			}
		},
		theotonius_of_coimbra_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 2,
				date: 18
			}
		},
		jacinta_marto_and_francisco_marto: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 20
			},
			martyrology: ["jacinta_marto", "francisco_marto"]
		},
		john_of_god_duarte_cidade_religious: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 3,
				date: 8
			}
		},
		joan_of_portugal_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 12
			}
		},
		our_lady_of_fatima: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 5,
				date: 13
			}
		},
		guardian_angel_of_portugal: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 6,
				date: 10
			}
		},
		anthony_of_padua_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 6,
				date: 13
			}
		},
		sancha_of_portugal_and_mafalda_of_portugal_virgins: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 20
			},
			martyrology: ["sancha_of_portugal_virgin", "mafalda_of_portugal_virgin"]
		},
		teresa_of_portugal_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 20
			}
		},
		elizabeth_of_portugal: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 4
			}
		},
		ignatius_de_azevedo_priest_and_companions_martyrs: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 17
			},
			martyrology: ["ignatius_de_azevedo_priest", "companions_martyrs"]
		},
		bartholomew_of_the_martyrs_fernandes_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 18
			}
		},
		beatrice_da_silva_meneses_virgin: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 9,
				date: 1
			}
		},
		john_leonardi_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 9
			}
		},
		gundisalvus_of_lagos_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 27
			}
		},
		nuno_of_saint_mary_pereira_religious: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 6
			}
		},
		fructuosus_of_braga_martin_of_braga_and_gerald_of_braga_bishops: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 12,
				date: 5
			},
			martyrology: [
				"fructuosus_of_braga_bishop",
				"martin_of_braga_bishop",
				"gerald_of_braga_bishop"
			]
		}
	};
};
var ca = class extends _ {
	ParentCalendars = [b];
	inputs = {
		most_holy_name_of_jesus: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 3
			}
		},
		our_lady_of_bethlehem: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 3
			}
		},
		marydolores_rodriguez_sopena_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 10
			}
		},
		carlos_manuel_rodriguez_santiago: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 4
			}
		},
		our_lady_of_mount_carmel: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 7,
				date: 16
			}
		},
		teresa_of_jesus_jornet_ibars_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 26
			}
		},
		rose_of_lima_virgin: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 8,
				date: 30
			}
		},
		charles_spinola_and_jerome_de_angelis_priests: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 10
			},
			martyrology: ["charles_spinola_priest", "jerome_de_angelis_priest"]
		},
		mary_soledad_torres_acosta_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 11
			}
		},
		our_lady_mother_of_divine_providence: {
			customLocaleId: "our_lady_mother_of_divine_providence_patroness_of_puerto_rico",
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			dateDef: {
				month: 11,
				date: 19
			},
			titles: { append: ["PATRONESS_OF_PUERTO_RICO"] }
		},
		our_lord_jesus_christ_the_eternal_high_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				dateFn: "pentecostSunday",
				addDay: 4
			},
			properCycle: m.ProperOfTime
		}
	};
};
var ma = class extends _ {
	ParentCalendars = [d];
	inputs = {
		john_cassian_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 2,
				date: 28
			}
		},
		vladimir_ghika_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 16
			}
		}
	};
};
var Y = class extends _ {
	inputs = {};
};
var fe = class extends _ {
	ParentCalendars = [Y, x];
};
var ye = class extends _ {
	ParentCalendars = [d, x];
};
var x = class extends _ {
	ParentCalendars = [];
	inputs = {
		george_matulaitis_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 1,
				date: 27
			}
		},
		boleslawa_mary_lament_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 29
			}
		},
		angela_merici_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 29
			}
		},
		george_of_lydda_martyr: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 6
			}
		},
		theodosius_of_the_caves_abbot: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 16
			}
		},
		our_lady_of_perpetual_help: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 27
			}
		},
		leonid_feodorov_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 27
			}
		},
		anthony_of_the_caves_monk: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 24
			}
		},
		olga_of_kiev: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 24
			}
		},
		vladimir_i_the_great_of_kiev: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 28
			}
		},
		boris_of_kiev_and_gleb_of_kiev_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 5
			},
			martyrology: ["boris_of_kiev_martyr", "gleb_of_kiev_martyr"]
		},
		our_lady_of_czestochowa: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 26
			}
		},
		our_lady_of_vladimir: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 7
			}
		},
		faustina_kowalska_virgin: { precedence: e.ProperMemorial_11b },
		oleksiy_zarytskyi_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 10,
				date: 30
			}
		},
		our_lady_of_the_gate_of_dawn: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 16
			}
		},
		raphael_of_saint_joseph_kalinowski_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 20
			}
		},
		andrew_apostle: {
			customLocaleId: "andrew_apostle_patron_of_russia",
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			titles: { append: ["PATRON_OF_RUSSIA"] }
		},
		barbara_of_heliopolis_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 4
			}
		},
		nicholas_of_myra_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 12,
				date: 6
			}
		}
	};
};
var ha = class extends _ {
	ParentCalendars = [d];
	inputs = {
		kentigern_of_scotland_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 1,
				date: 13
			}
		},
		john_ogilvie_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 3,
				date: 10
			}
		},
		patrick_of_ireland_bishop: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 3,
				date: 17
			}
		},
		columba_of_iona_abbot: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 6,
				date: 9
			}
		},
		ninian_of_whithorn_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 9,
				date: 16
			}
		},
		margaret_of_scotland: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 11,
				date: 16
			}
		},
		andrew_apostle: {
			customLocaleId: "andrew_apostle_patron_of_scotland",
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			titles: { append: ["PATRON_OF_SCOTLAND"] }
		}
	};
};
var ua = class extends _ {
	ParentCalendars = [d];
	particularConfig = {
		epiphanyOnSunday: !1,
		ascensionOnSunday: !1,
		corpusChristiOnSunday: !1
	};
	inputs = {
		joseph_spouse_of_mary: { isHolyDayOfObligation: !1 },
		adalbert_of_prague_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 4,
				date: 23
			}
		},
		george_of_lydda_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 24
			}
		},
		florian_of_lorch_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 4
			}
		},
		sara_salkahazi_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 11
			}
		},
		john_nepomucene_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 16
			}
		},
		visitation_of_mary: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 7,
				date: 2
			}
		},
		cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop: {
			customLocaleId: "cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop_slavic_missionaries_copatrons_of_europe",
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			dateDef: {
				month: 7,
				date: 5
			},
			titles: ["SLAVIC_MISSIONARY"]
		},
		anthony_zaccaria_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 7
			}
		},
		andrew_zorard_of_nitra_and_benedict_of_skalka_hermits: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 17
			},
			martyrology: ["andrew_zorard_of_nitra_hermit", "benedict_of_skalka_hermit"]
		},
		gorazd_of_moravia_and_companions: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 27
			},
			martyrology: ["gorazd_of_moravia", "companions_martyrs"]
		},
		zdenka_cecilia_schelingova_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 30
			}
		},
		helena_of_constantinople: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 18
			}
		},
		marko_krizin_melchior_grodziecki_and_stephen_pongracz_priests: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 9,
				date: 7
			},
			martyrology: [
				"marko_krizin_priest",
				"melchior_grodziecki_priest",
				"stephen_pongracz_priest"
			]
		},
		our_lady_of_sorrows: {
			customLocaleId: "our_lady_of_sorrows_patroness_of_slovakia",
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			titles: { append: ["PATRONESS_OF_SLOVAKIA"] }
		},
		gall_of_switzerland_abbot: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 16
			}
		},
		maurus_of_pecs_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 25
			}
		},
		dedication_of_consecrated_churches: {
			precedence: e.ProperSolemnity_DedicationOfTheOwnChurch_4b,
			dateDef: {
				month: 10,
				date: 26
			},
			isOptional: !0
		},
		commemoration_of_all_the_faithful_departed: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 2
			},
			colors: ["PURPLE", "BLACK"]
		},
		barbara_of_heliopolis_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 4
			}
		},
		our_lord_jesus_christ_the_eternal_high_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				dateFn: "pentecostSunday",
				addDay: 4
			},
			properCycle: m.ProperOfTime
		}
	};
};
var fa = class extends _ {
	ParentCalendars = [d];
	inputs = { john_nepomucene_priest: {
		precedence: e.OptionalMemorial_12,
		dateDef: {
			month: 5,
			date: 16
		}
	} };
};
var ya = class extends _ {
	ParentCalendars = [d];
	inputs = {
		eulogius_of_cordoba_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 9
			}
		},
		fructuosus_of_tarragona_bishop_and_augurius_of_tarragona_and_eulogius_of_tarragona_deacons_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 20
			},
			martyrology: [
				"fructuosus_of_tarragona_bishop",
				"augurius_of_tarragona_deacon",
				"eulogius_of_tarragona_deacon"
			]
		},
		vincent_of_saragossa_deacon: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 1,
				date: 22
			}
		},
		ildephonsus_of_toledo_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 23
			}
		},
		hermenegild_the_visigoths_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 13
			}
		},
		isidore_of_seville_bishop: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 4,
				date: 26
			}
		},
		john_of_avila_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 10
			}
		},
		isidore_the_farmer: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 5,
				date: 15
			}
		},
		paschal_baylon_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 17
			}
		},
		joaquina_of_saint_francis_of_assisi_de_vedruna_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 22
			}
		},
		ferdinand_iii_of_castile: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 30
			}
		},
		maria_micaela_of_the_blessed_sacrament_desmaisieres_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 15
			}
		},
		pelagius_of_cordoba_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 26
			}
		},
		our_lady_of_mount_carmel: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 16
			}
		},
		james_apostle: {
			customLocaleId: "james_apostle_patron_of_spain",
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			titles: { append: ["PATRON_OF_SPAIN"] }
		},
		ezequiel_moreno_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 19
			}
		},
		teresa_of_jesus_jornet_ibars_virgin: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 8,
				date: 26
			}
		},
		francis_borgia_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 3
			}
		},
		thomas_of_villanova_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 10
			}
		},
		mary_soledad_torres_acosta_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 11
			}
		},
		our_lady_of_the_pillar: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 10,
				date: 12
			}
		},
		teresa_of_jesus_of_avila_virgin: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 10,
				date: 15
			}
		},
		peter_of_alcantara_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 19
			}
		},
		peter_poveda_and_innocent_of_mary_immaculate_canoura_priests_and_companions_martyrs: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 11,
				date: 6
			}
		},
		leander_of_seville_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 13
			}
		},
		eulalia_of_merida_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 10
			}
		},
		john_of_the_cross_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 12,
				date: 14
			}
		},
		our_lord_jesus_christ_the_eternal_high_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				dateFn: "pentecostSunday",
				addDay: 4
			},
			properCycle: m.ProperOfTime
		}
	};
};
var ga = class extends _ {
	inputs = {
		joseph_vaz_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 16
			}
		},
		our_lady_of_lanka: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 2,
				date: 4
			}
		},
		our_lady_of_madhu: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 7,
				date: 2
			}
		}
	};
};
var ba = class extends _ {
	ParentCalendars = [d];
	inputs = {
		elizabeth_hesselblad_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 4
			}
		},
		our_lord_jesus_christ_the_eternal_high_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				dateFn: "pentecostSunday",
				addDay: 4
			},
			properCycle: m.ProperOfTime
		}
	};
};
var va = class extends _ {
	ParentCalendars = [d];
	inputs = { john_nepomucene_priest: {
		precedence: e.ProperMemorial_11b,
		dateDef: {
			month: 5,
			date: 16
		}
	} };
};
var Sa = class extends _ {
	ParentCalendars = [d];
	inputs = {
		marcelina_darowska_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 5
			}
		},
		bronislaw_markiewicz_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 30
			}
		},
		mary_mother_of_the_church: { precedence: e.ProperFeast_8f },
		andrew_bobola_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 16
			}
		},
		john_nepomucene_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 21
			}
		},
		albert_chmielowski_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 17
			}
		},
		zygmunt_gorazdowski_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 26
			}
		},
		john_of_dukla_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 8
			}
		},
		hedwig_of_poland: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 18
			}
		},
		olga_of_kiev: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 24
			}
		},
		vladimir_i_the_great_of_kiev: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 28
			}
		},
		our_lady_of_czestochowa: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 26
			}
		},
		wladyslaw_bladzinski_priest_and_companions_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 9
			},
			martyrology: ["wladyslaw_bladzinski_priest", "companions_martyrs"]
		},
		stanislaus_kostka_religious: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 9,
				date: 18
			}
		},
		joseph_bilczewski_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 23
			}
		}
	};
};
var ka = class extends _ {
	ParentCalendars = [b];
	particularConfig = {
		epiphanyOnSunday: !0,
		ascensionOnSunday: !0,
		corpusChristiOnSunday: !0
	};
	inputs = {
		elizabeth_ann_seton_religious: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 1,
				date: 4
			}
		},
		john_nepomucene_neumann_bishop: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 1,
				date: 5
			}
		},
		andre_bessette_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 6
			}
		},
		vincent_of_saragossa_deacon: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 23
			}
		},
		marianne_cope_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 23
			}
		},
		katharine_drexel_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 3
			}
		},
		damien_de_veuster_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 10
			}
		},
		isidore_the_farmer: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 15
			}
		},
		junipero_serra_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 1
			}
		},
		elizabeth_of_portugal: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 5
			}
		},
		kateri_tekakwitha_virgin: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 7,
				date: 14
			}
		},
		camillus_de_lellis_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 18
			}
		},
		peter_claver_priest: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 9,
				date: 9
			}
		},
		francis_xavier_seelos_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 5
			}
		},
		marie_rose_durocher_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 6
			}
		},
		john_de_brebeuf_isaac_jogues_priests_and_companions_martyrs: {
			precedence: e.ProperMemorial_11b,
			martyrology: [
				"john_de_brebeuf_priest",
				"isaac_jogues_priest",
				"companions_martyrs"
			]
		},
		paul_of_the_cross_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 20
			}
		},
		frances_xavier_cabrini_virgin: {
			precedence: e.ProperMemorial_11b,
			dateDef: {
				month: 11,
				date: 13
			}
		},
		rose_philippine_duchesne_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 18
			}
		},
		miguel_agustin_pro_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 23
			}
		},
		immaculate_conception_of_the_blessed_virgin_mary: {
			customLocaleId: "immaculate_conception_of_the_blessed_virgin_mary_patroness_of_the_usa",
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			isHolyDayOfObligation: !0,
			titles: { append: ["PATRONESS_OF_THE_U_S_A"] }
		}
	};
};
var Ma = class extends _ {
	ParentCalendars = [b];
	inputs = { our_lord_jesus_christ_the_eternal_high_priest: {
		precedence: e.ProperFeast_8f,
		dateDef: {
			dateFn: "pentecostSunday",
			addDay: 4
		},
		properCycle: m.ProperOfTime
	} };
};
var Da = class extends _ {
	ParentCalendars = [b];
	inputs = { our_lord_jesus_christ_the_eternal_high_priest: {
		precedence: e.ProperFeast_8f,
		dateDef: {
			dateFn: "pentecostSunday",
			addDay: 4
		},
		properCycle: m.ProperOfTime
	} };
};
var Pa = class extends _ {
	inputs = { andrew_dung_lac_priest_and_companions_martyrs: {
		precedence: e.ProperFeast_8f,
		dateDef: {
			month: 11,
			date: 13
		}
	} };
};
var za = class extends _ {
	ParentCalendars = [d];
	inputs = {
		teilo_of_llandaff_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 9
			}
		},
		david_of_wales_bishop: {
			customLocaleId: "david_of_wales_bishop_patron_of_wales",
			precedence: e.ProperSolemnity_PrincipalPatron_4a,
			dateDef: {
				month: 3,
				date: 1
			},
			titles: { append: ["PATRON_OF_WALES"] }
		},
		beuno_of_wales_abbot: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 20
			}
		},
		asaph_of_wales_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 5
			}
		},
		alban_of_britain_julius_of_caerleon_aaron_of_caerleon_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 20
			},
			martyrology: [
				"alban_of_britain_martyr",
				"julius_of_caerleon_martyr",
				"aaron_of_caerleon_martyr"
			]
		},
		john_jones_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 12
			}
		},
		philip_evans_and_john_lloyd_priests: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 25
			},
			martyrology: ["philip_evans_priest", "john_lloyd_priest"]
		},
		germanus_of_auxerre_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 3
			}
		},
		david_lewis_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 26
			}
		},
		deiniol_of_bangor_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 11
			}
		},
		john_henry_newman_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 10,
				date: 9
			}
		},
		denis_of_paris_bishop_and_companions_martyrs: { dateDef: {
			month: 10,
			date: 10
		} },
		john_leonardi_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 10
			}
		},
		richard_gwyn_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 16
			}
		},
		six_welsh_martyrs_and_companions: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 10,
				date: 25
			},
			martyrology: ["six_welsh_martyrs", {
				id: "companions_martyrs",
				hideTitles: !0
			}]
		},
		winefride_of_flintshire_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 3
			}
		},
		illtud_the_knight_abbot: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 6
			}
		},
		all_saints: {
			dateDef: {
				month: 11,
				date: 1
			},
			dateExceptions: {
				ifIsDayOfWeek: 6,
				setDate: { addDay: 1 }
			}
		},
		commemoration_of_all_the_faithful_departed: {
			dateDef: {
				month: 11,
				date: 2
			},
			dateExceptions: {
				ifIsDayOfWeek: 0,
				setDate: { addDay: 1 }
			}
		},
		all_saints_of_wales: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				month: 11,
				date: 6
			}
		},
		dyfrig_of_wales_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 14
			}
		},
		john_roberts_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 10
			}
		},
		peter_and_paul_apostles: { dateExceptions: [{
			ifIsDayOfWeek: 1,
			setDate: { subtractDay: 1 }
		}, {
			ifIsDayOfWeek: 6,
			setDate: { addDay: 1 }
		}] },
		assumption_of_the_blessed_virgin_mary: {
			dateDef: {
				month: 8,
				date: 15
			},
			dateExceptions: [{
				ifIsDayOfWeek: 1,
				setDate: { subtractDay: 1 }
			}, {
				ifIsDayOfWeek: 6,
				setDate: { addDay: 1 }
			}]
		},
		our_lord_jesus_christ_the_eternal_high_priest: {
			precedence: e.ProperFeast_8f,
			dateDef: {
				dateFn: "pentecostSunday",
				addDay: 4
			},
			properCycle: m.ProperOfTime
		}
	};
};
var Z = class extends _ {
	particularConfig = {
		epiphanyOnSunday: !1,
		ascensionOnSunday: !1,
		corpusChristiOnSunday: !1
	};
	inputs = {
		basil_the_great_and_gregory_nazianzen_bishops: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 1,
				date: 2
			},
			commonsDef: "None",
			martyrology: ["basil_the_great_bishop", "gregory_nazianzen_bishop"]
		},
		most_holy_name_of_jesus: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 3
			},
			commonsDef: "None"
		},
		raymond_of_penyafort_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 7
			},
			commonsDef: "Pastors"
		},
		hilary_of_poitiers_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 13
			},
			commonsDef: ["Bishops", "DoctorsOfTheChurch"]
		},
		anthony_of_egypt_abbot: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 1,
				date: 17
			},
			commonsDef: "None"
		},
		fabian_i_pope: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 20
			},
			commonsDef: ["Martyrs", "PopeOrBishop"],
			colors: "RED"
		},
		sebastian_of_milan_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 20
			},
			commonsDef: "Martyrs",
			colors: "RED"
		},
		agnes_of_rome_virgin: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 1,
				date: 21
			},
			commonsDef: ["VirginMartyrs", "Virgins"],
			colors: "RED"
		},
		vincent_of_saragossa_deacon: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 22
			},
			commonsDef: "Martyrs",
			colors: "RED"
		},
		francis_de_sales_bishop: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 1,
				date: 24
			},
			commonsDef: ["Bishops", "DoctorsOfTheChurch"]
		},
		conversion_of_saint_paul_the_apostle: {
			precedence: e.GeneralFeast_7,
			dateDef: {
				month: 1,
				date: 25
			},
			commonsDef: "None",
			colors: "WHITE"
		},
		timothy_of_ephesus_and_titus_of_crete_bishops: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 1,
				date: 26
			},
			commonsDef: "None",
			martyrology: ["timothy_of_ephesus_bishop", "titus_of_crete_bishop"]
		},
		angela_merici_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 1,
				date: 27
			},
			commonsDef: ["Virgins", "Educators"]
		},
		thomas_aquinas_priest: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 1,
				date: 28
			},
			commonsDef: ["DoctorsOfTheChurch", "Pastors"]
		},
		john_bosco_priest: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 1,
				date: 31
			},
			commonsDef: ["Pastors", "Educators"]
		},
		presentation_of_the_lord: {
			precedence: e.GeneralLordFeast_5,
			dateDef: { dateFn: "presentationOfTheLord" },
			commonsDef: "None",
			colors: "WHITE"
		},
		blaise_of_sebaste_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 3
			},
			commonsDef: ["Martyrs", "Bishops"],
			colors: "RED"
		},
		ansgar_of_hamburg_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 3
			},
			commonsDef: ["Missionaries", "Bishops"]
		},
		agatha_of_sicily_virgin: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 2,
				date: 5
			},
			commonsDef: ["VirginMartyrs", "Virgins"],
			colors: "RED"
		},
		paul_miki_and_companions_martyrs: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 2,
				date: 6
			},
			commonsDef: "Martyrs",
			martyrology: ["paul_miki_martyr", "companions_martyrs"],
			colors: "RED"
		},
		jerome_emiliani: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 8
			},
			commonsDef: "Educators"
		},
		josephine_bakhita_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 8
			},
			commonsDef: "Virgins"
		},
		scholastica_of_nursia_virgin: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 2,
				date: 10
			},
			commonsDef: ["Virgins", "Nuns"]
		},
		our_lady_of_lourdes: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 11
			},
			commonsDef: "BlessedVirginMary"
		},
		cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 2,
				date: 14
			},
			commonsDef: "None",
			martyrology: ["cyril_constantine_the_philosopher_monk", "methodius_michael_of_thessaloniki_bishop"]
		},
		seven_holy_founders_of_the_servite_order: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 17
			},
			commonsDef: "Religious"
		},
		peter_damian_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 21
			},
			commonsDef: ["DoctorsOfTheChurch", "Bishops"]
		},
		chair_of_saint_peter_the_apostle: {
			precedence: e.GeneralFeast_7,
			dateDef: {
				month: 2,
				date: 22
			},
			commonsDef: "None",
			colors: "WHITE"
		},
		polycarp_of_smyrna_bishop: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 2,
				date: 23
			},
			commonsDef: ["Martyrs", "Bishops"],
			colors: "RED"
		},
		gregory_of_narek_abbot: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 2,
				date: 27
			},
			commonsDef: ["DoctorsOfTheChurch", "Abbots"]
		},
		casimir_of_poland: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 4
			},
			commonsDef: ["Saints"]
		},
		perpetua_of_carthage_and_felicity_of_carthage_martyrs: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 3,
				date: 7
			},
			commonsDef: "None",
			martyrology: ["perpetua_of_carthage_martyr", "felicity_of_carthage_martyr"],
			colors: "RED"
		},
		john_of_god_duarte_cidade_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 8
			},
			commonsDef: ["Religious", "MercyWorkers"]
		},
		frances_of_rome_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 9
			},
			commonsDef: ["HolyWomen", "Religious"]
		},
		patrick_of_ireland_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 17
			},
			commonsDef: ["Missionaries", "Bishops"]
		},
		cyril_of_jerusalem_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 18
			},
			commonsDef: ["Bishops", "DoctorsOfTheChurch"]
		},
		joseph_spouse_of_mary: {
			precedence: e.GeneralSolemnity_3,
			dateDef: {
				month: 3,
				date: 19
			},
			dateExceptions: [{
				ifIsDayOfWeek: 0,
				setDate: { addDay: 1 }
			}, {
				ifIsBetween: {
					from: { dateFn: "palmSunday" },
					to: { dateFn: "divineMercySunday" },
					inclusive: !0
				},
				setDate: {
					dateFn: "palmSunday",
					subtractDay: 1
				}
			}],
			commonsDef: "None",
			isHolyDayOfObligation: !0,
			colors: "WHITE"
		},
		turibius_of_mogrovejo_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 3,
				date: 23
			},
			commonsDef: "Bishops"
		},
		annunciation_of_the_lord: {
			precedence: e.GeneralSolemnity_3,
			dateDef: { dateFn: "annunciation" },
			commonsDef: "None",
			colors: "WHITE"
		},
		francis_of_paola_hermit: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 2
			},
			commonsDef: "Religious"
		},
		isidore_of_seville_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 4
			},
			commonsDef: ["Bishops", "DoctorsOfTheChurch"]
		},
		vincent_ferrer_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 5
			},
			commonsDef: "Missionaries"
		},
		john_baptist_de_la_salle_priest: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 4,
				date: 7
			},
			commonsDef: ["Pastors", "Educators"]
		},
		stanislaus_of_szczepanow_bishop: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 4,
				date: 11
			},
			commonsDef: ["Martyrs", "Bishops"],
			colors: "RED"
		},
		martin_i_pope: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 13
			},
			commonsDef: ["Martyrs", "PopeOrBishop"],
			colors: "RED"
		},
		anselm_of_canterbury_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 21
			},
			commonsDef: ["Bishops", "DoctorsOfTheChurch"]
		},
		george_of_lydda_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 23
			},
			commonsDef: "Martyrs",
			colors: "RED"
		},
		adalbert_of_prague_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 23
			},
			commonsDef: ["Martyrs", "Bishops"],
			colors: "RED"
		},
		fidelis_of_sigmaringen_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 24
			},
			commonsDef: ["Martyrs", "Pastors"],
			colors: "RED"
		},
		mark_evangelist: {
			precedence: e.GeneralFeast_7,
			dateDef: {
				month: 4,
				date: 25
			},
			commonsDef: "None",
			colors: "RED"
		},
		peter_chanel_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 28
			},
			commonsDef: ["Martyrs", "Missionaries"],
			colors: "RED"
		},
		louis_grignion_de_montfort_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 28
			},
			commonsDef: "Pastors"
		},
		catherine_of_siena_virgin: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 4,
				date: 29
			},
			commonsDef: "None"
		},
		pius_v_pope: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 4,
				date: 30
			},
			commonsDef: "PopeOrBishop"
		},
		joseph_the_worker: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 1
			},
			commonsDef: "None"
		},
		athanasius_of_alexandria_bishop: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 5,
				date: 2
			},
			commonsDef: "None"
		},
		philip_and_james_apostles: {
			precedence: e.GeneralFeast_7,
			dateDef: {
				month: 5,
				date: 3
			},
			commonsDef: "None",
			martyrology: ["philip_apostle", "james_apostle"],
			colors: "RED"
		},
		john_of_avila_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 10
			},
			commonsDef: ["Pastors", "DoctorsOfTheChurch"]
		},
		nereus_of_terracina_and_achilleus_of_terracina_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 12
			},
			commonsDef: "Martyrs",
			martyrology: ["nereus_of_terracina_martyr", "achilleus_of_terracina_martyr"],
			colors: "RED"
		},
		pancras_of_rome_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 12
			},
			commonsDef: "Martyrs",
			colors: "RED"
		},
		our_lady_of_fatima: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 13
			},
			commonsDef: "BlessedVirginMary"
		},
		matthias_apostle: {
			precedence: e.GeneralFeast_7,
			dateDef: {
				month: 5,
				date: 14
			},
			commonsDef: "None",
			colors: "RED"
		},
		john_i_pope: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 18
			},
			commonsDef: ["Martyrs", "PopeOrBishop"],
			colors: "RED"
		},
		bernardine_of_siena_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 20
			},
			commonsDef: ["Missionaries", "Religious"]
		},
		christopher_magallanes_priest_and_companions_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 21
			},
			commonsDef: "Martyrs",
			martyrology: ["christopher_magallanes_priest", {
				id: "companions_martyrs",
				count: 24
			}],
			colors: "RED"
		},
		rita_of_cascia_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 22
			},
			commonsDef: "Religious"
		},
		bede_the_venerable_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 25
			},
			commonsDef: ["DoctorsOfTheChurch", "Monks"]
		},
		gregory_vii_pope: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 25
			},
			commonsDef: "PopeOrBishop"
		},
		mary_magdalene_de_pazzi_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 25
			},
			commonsDef: ["Virgins", "Religious"]
		},
		philip_neri_priest: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 5,
				date: 26
			},
			commonsDef: "None"
		},
		augustine_of_canterbury_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 27
			},
			commonsDef: ["Missionaries", "Bishops"]
		},
		paul_vi_pope: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 5,
				date: 29
			},
			commonsDef: ["PopeOrBishop"]
		},
		visitation_of_mary: {
			precedence: e.GeneralFeast_7,
			dateDef: {
				month: 5,
				date: 31
			},
			commonsDef: "None"
		},
		mary_mother_of_the_church: {
			precedence: e.GeneralMemorial_10,
			dateDef: { dateFn: "maryMotherOfTheChurch" },
			properCycle: m.ProperOfTime,
			commonsDef: "None"
		},
		immaculate_heart_of_mary: {
			precedence: e.GeneralMemorial_10,
			dateDef: { dateFn: "immaculateHeartOfMary" },
			allowSimilarRankItems: !0,
			colors: "WHITE",
			properCycle: m.ProperOfTime,
			commonsDef: "None"
		},
		justin_martyr: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 6,
				date: 1
			},
			commonsDef: "None",
			colors: "RED"
		},
		marcellinus_of_rome_and_peter_the_exorcist_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 2
			},
			commonsDef: "Martyrs",
			martyrology: ["marcellinus_of_rome_martyr", "peter_the_exorcist_martyr"],
			colors: "RED"
		},
		charles_lwanga_and_companions_martyrs: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 6,
				date: 3
			},
			commonsDef: "None",
			martyrology: ["charles_lwanga_martyr", "companions_martyrs"],
			colors: "RED"
		},
		boniface_of_mainz_bishop: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 6,
				date: 5
			},
			commonsDef: ["Martyrs", "Missionaries"],
			colors: "RED"
		},
		norbert_of_xanten_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 6
			},
			commonsDef: ["Bishops", "Religious"]
		},
		ephrem_the_syrian_deacon: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 9
			},
			commonsDef: "DoctorsOfTheChurch"
		},
		barnabas_apostle: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 6,
				date: 11
			},
			commonsDef: "None",
			colors: "RED"
		},
		anthony_of_padua_priest: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 6,
				date: 13
			},
			commonsDef: [
				"Pastors",
				"DoctorsOfTheChurch",
				"Religious"
			]
		},
		romuald_of_ravenna_abbot: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 19
			},
			commonsDef: "Abbots"
		},
		aloysius_gonzaga_religious: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 6,
				date: 21
			},
			commonsDef: "None"
		},
		paulinus_of_nola_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 22
			},
			commonsDef: "Bishops"
		},
		john_fisher_bishop_and_thomas_more_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 22
			},
			commonsDef: "Martyrs",
			martyrology: ["john_fisher_bishop", "thomas_more_martyr"],
			colors: "RED"
		},
		nativity_of_john_the_baptist: {
			precedence: e.GeneralSolemnity_3,
			dateDef: { dateFn: "nativityOfJohnTheBaptist" },
			commonsDef: "None",
			colors: "WHITE"
		},
		cyril_of_alexandria_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 27
			},
			commonsDef: ["Bishops", "DoctorsOfTheChurch"]
		},
		irenaeus_of_lyon_bishop: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 6,
				date: 28
			},
			commonsDef: "None",
			colors: "RED"
		},
		peter_and_paul_apostles: {
			precedence: e.GeneralSolemnity_3,
			dateDef: { dateFn: "peterAndPaulApostles" },
			isHolyDayOfObligation: !0,
			colors: "RED",
			commonsDef: "None",
			martyrology: ["peter_apostle", "paul_apostle"]
		},
		first_martyrs_of_the_holy_roman_church: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 6,
				date: 30
			},
			commonsDef: "Martyrs",
			colors: "RED"
		},
		thomas_apostle: {
			precedence: e.GeneralFeast_7,
			dateDef: {
				month: 7,
				date: 3
			},
			commonsDef: "None",
			colors: "RED"
		},
		elizabeth_of_portugal: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 4
			},
			commonsDef: "MercyWorkers"
		},
		anthony_zaccaria_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 5
			},
			commonsDef: [
				"Pastors",
				"Educators",
				"Religious"
			]
		},
		maria_goretti_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 6
			},
			commonsDef: ["VirginMartyrs", "Virgins"],
			colors: "RED"
		},
		augustine_zhao_rong_priest_and_companions_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 9
			},
			commonsDef: "Martyrs",
			martyrology: ["augustine_zhao_rong_priest", "companions_martyrs"],
			colors: "RED"
		},
		benedict_of_nursia_abbot: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 7,
				date: 11
			},
			commonsDef: "None"
		},
		henry_ii_emperor: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 13
			},
			commonsDef: "Saints"
		},
		camillus_de_lellis_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 14
			},
			commonsDef: "MercyWorkers"
		},
		bonaventure_of_bagnoregio_bishop: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 7,
				date: 15
			},
			commonsDef: ["Bishops", "DoctorsOfTheChurch"]
		},
		our_lady_of_mount_carmel: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 16
			},
			commonsDef: "BlessedVirginMary"
		},
		apollinaris_of_ravenna_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 20
			},
			commonsDef: ["Martyrs", "Bishops"],
			colors: "RED"
		},
		lawrence_of_brindisi_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 21
			},
			commonsDef: [
				"Pastors",
				"DoctorsOfTheChurch",
				"Religious"
			]
		},
		mary_magdalene: {
			precedence: e.GeneralFeast_7,
			dateDef: {
				month: 7,
				date: 22
			},
			commonsDef: "None"
		},
		bridget_of_sweden_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 23
			},
			commonsDef: ["HolyWomen", "Religious"]
		},
		sharbel_makhluf_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 24
			},
			commonsDef: ["Pastors", "Monks"]
		},
		james_apostle: {
			precedence: e.GeneralFeast_7,
			dateDef: {
				month: 7,
				date: 25
			},
			commonsDef: "None",
			colors: "RED"
		},
		joachim_and_anne_parents_of_mary: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 7,
				date: 26
			},
			commonsDef: "None",
			martyrology: ["joachim_father_of_mary", "anne_mother_of_mary"]
		},
		martha_of_bethany_mary_of_bethany_and_lazarus_of_bethany: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 7,
				date: 29
			},
			commonsDef: "None",
			martyrology: [
				"martha_of_bethany",
				"mary_of_bethany",
				"lazarus_of_bethany"
			]
		},
		peter_chrysologus_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 7,
				date: 30
			},
			commonsDef: ["Bishops", "DoctorsOfTheChurch"]
		},
		ignatius_of_loyola_priest: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 7,
				date: 31
			},
			commonsDef: "None"
		},
		alphonsus_mary_liguori_bishop: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 8,
				date: 1
			},
			commonsDef: ["Bishops", "DoctorsOfTheChurch"]
		},
		eusebius_of_vercelli_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 2
			},
			commonsDef: "Bishops"
		},
		peter_julian_eymard_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 2
			},
			commonsDef: ["Religious", "Pastors"]
		},
		john_mary_vianney_priest: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 8,
				date: 4
			},
			commonsDef: "Pastors"
		},
		dedication_of_the_basilica_of_saint_mary_major: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 5
			},
			commonsDef: "BlessedVirginMary"
		},
		transfiguration_of_the_lord: {
			precedence: e.GeneralLordFeast_5,
			dateDef: { dateFn: "transfiguration" },
			commonsDef: "None",
			colors: "WHITE"
		},
		sixtus_ii_pope_and_companions_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 7
			},
			commonsDef: "Martyrs",
			martyrology: ["sixtus_ii_pope", "companions_martyrs"],
			colors: "RED"
		},
		cajetan_of_thiene_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 7
			},
			commonsDef: ["Pastors", "Religious"]
		},
		dominic_de_guzman_priest: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 8,
				date: 8
			},
			commonsDef: "None"
		},
		teresa_benedicta_of_the_cross_stein_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 9
			},
			commonsDef: ["Martyrs", "Virgins"],
			colors: "RED"
		},
		lawrence_of_rome_deacon: {
			precedence: e.GeneralFeast_7,
			dateDef: {
				month: 8,
				date: 10
			},
			commonsDef: "None",
			colors: "RED"
		},
		clare_of_assisi_virgin: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 8,
				date: 11
			},
			commonsDef: ["Virgins", "Nuns"]
		},
		jane_frances_de_chantal_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 12
			},
			commonsDef: "Religious"
		},
		pontian_i_pope_and_hippolytus_of_rome_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 13
			},
			commonsDef: ["Martyrs", "Pastors"],
			martyrology: ["pontian_i_pope", "hippolytus_of_rome_priest"],
			colors: "RED"
		},
		maximilian_mary_raymund_kolbe_priest: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 8,
				date: 14
			},
			commonsDef: "None",
			colors: "RED"
		},
		assumption_of_the_blessed_virgin_mary: {
			precedence: e.ProperOfTimeSolemnity_2,
			dateDef: { dateFn: "assumption" },
			commonsDef: "None",
			isHolyDayOfObligation: !0,
			colors: "WHITE"
		},
		stephen_i_of_hungary: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 16
			},
			commonsDef: "Saints"
		},
		john_eudes_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 19
			},
			commonsDef: ["Pastors", "Religious"]
		},
		bernard_of_clairvaux_abbot: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 8,
				date: 20
			},
			commonsDef: "None"
		},
		pius_x_pope: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 8,
				date: 21
			},
			commonsDef: ["PopeOrBishop"]
		},
		queenship_of_the_blessed_virgin_mary: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 8,
				date: 22
			},
			commonsDef: "None"
		},
		rose_of_lima_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 23
			},
			commonsDef: "Virgins"
		},
		bartholomew_apostle: {
			precedence: e.GeneralFeast_7,
			dateDef: {
				month: 8,
				date: 24
			},
			commonsDef: "None",
			colors: "RED"
		},
		louis_ix_of_france: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 25
			},
			commonsDef: "Saints"
		},
		joseph_of_calasanz_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 8,
				date: 25
			},
			commonsDef: ["Educators", "Pastors"]
		},
		monica_of_hippo: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 8,
				date: 27
			},
			commonsDef: "HolyWomen"
		},
		augustine_of_hippo_bishop: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 8,
				date: 28
			},
			commonsDef: "None"
		},
		passion_of_saint_john_the_baptist: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 8,
				date: 29
			},
			commonsDef: "None",
			colors: "RED"
		},
		gregory_i_the_great_pope: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 9,
				date: 3
			},
			commonsDef: "None"
		},
		teresa_of_calcutta_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 5
			},
			commonsDef: "Virgins"
		},
		nativity_of_the_blessed_virgin_mary: {
			precedence: e.GeneralFeast_7,
			dateDef: {
				month: 9,
				date: 8
			},
			commonsDef: "None"
		},
		peter_claver_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 9
			},
			commonsDef: ["Pastors", "MercyWorkers"]
		},
		most_holy_name_of_mary: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 12
			},
			commonsDef: "None"
		},
		john_chrysostom_bishop: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 9,
				date: 13
			},
			commonsDef: "None"
		},
		exaltation_of_the_holy_cross: {
			precedence: e.GeneralLordFeast_5,
			dateDef: { dateFn: "exaltationOfTheHolyCross" },
			commonsDef: "None",
			colors: "RED"
		},
		our_lady_of_sorrows: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 9,
				date: 15
			},
			commonsDef: "None"
		},
		cornelius_i_pope_and_cyprian_of_carthage_bishop_martyrs: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 9,
				date: 16
			},
			commonsDef: ["Martyrs", "Pastors"],
			martyrology: ["cornelius_i_pope", "cyprian_of_carthage_bishop"],
			colors: "RED"
		},
		hildegard_of_bingen_abbess: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 17
			},
			commonsDef: ["Virgins", "Nuns"]
		},
		robert_bellarmine_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 17
			},
			commonsDef: ["Bishops", "DoctorsOfTheChurch"]
		},
		januarius_i_of_benevento_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 19
			},
			commonsDef: ["Martyrs", "Bishops"],
			colors: "RED"
		},
		andrew_kim_tae_gon_priest_paul_chong_ha_sang_and_companions_martyrs: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 9,
				date: 20
			},
			commonsDef: "None",
			martyrology: [
				"andrew_kim_tae_gon_priest",
				"paul_chong_ha_sang_martyr",
				"companions_martyrs"
			],
			colors: "RED"
		},
		matthew_apostle: {
			precedence: e.GeneralFeast_7,
			dateDef: {
				month: 9,
				date: 21
			},
			commonsDef: "None",
			colors: "RED"
		},
		pius_francesco_forgione_priest: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 9,
				date: 23
			},
			commonsDef: ["Pastors", "Religious"]
		},
		cosmas_of_cilicia_and_damian_of_cilicia_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 26
			},
			commonsDef: "Martyrs",
			martyrology: ["cosmas_of_cilicia_martyr", "damian_of_cilicia_martyr"],
			colors: "RED"
		},
		vincent_de_paul_priest: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 9,
				date: 27
			},
			commonsDef: "None"
		},
		wenceslaus_i_of_bohemia_martyr: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 28
			},
			commonsDef: "Martyrs",
			colors: "RED"
		},
		lawrence_ruiz_and_companions_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 9,
				date: 28
			},
			commonsDef: "Martyrs",
			martyrology: ["lawrence_ruiz_martyr", "companions_martyrs"],
			colors: "RED"
		},
		michael_gabriel_and_raphael_archangels: {
			precedence: e.GeneralFeast_7,
			dateDef: {
				month: 9,
				date: 29
			},
			commonsDef: "None",
			martyrology: [
				"michael_archangel",
				"gabriel_archangel",
				"raphael_archangel"
			]
		},
		jerome_of_stridon_priest: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 9,
				date: 30
			},
			commonsDef: "None"
		},
		therese_of_the_child_jesus_and_the_holy_face_of_lisieux_virgin: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 10,
				date: 1
			},
			commonsDef: "None"
		},
		holy_guardian_angels: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 10,
				date: 2
			},
			commonsDef: "None"
		},
		francis_of_assisi: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 10,
				date: 4
			},
			commonsDef: "None"
		},
		faustina_kowalska_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 5
			},
			commonsDef: ["Virgins", "Nuns"]
		},
		bruno_of_cologne_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 6
			},
			commonsDef: ["Monks", "Pastors"]
		},
		our_lady_of_the_rosary: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 10,
				date: 7
			},
			commonsDef: "None"
		},
		denis_of_paris_bishop_and_companions_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 9
			},
			commonsDef: "Martyrs",
			martyrology: ["denis_of_paris_bishop", "companions_martyrs"],
			colors: "RED"
		},
		john_leonardi_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 9
			},
			commonsDef: ["Missionaries", "MercyWorkers"]
		},
		john_xxiii_pope: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 11
			},
			commonsDef: "PopeOrBishop"
		},
		callistus_i_pope: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 14
			},
			commonsDef: ["Martyrs", "PopeOrBishop"],
			colors: "RED"
		},
		teresa_of_jesus_of_avila_virgin: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 10,
				date: 15
			},
			commonsDef: "None"
		},
		hedwig_of_silesia_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 16
			},
			commonsDef: ["Religious", "HolyWomen"]
		},
		margaret_mary_alacoque_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 16
			},
			commonsDef: ["Virgins"]
		},
		ignatius_of_antioch_bishop: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 10,
				date: 17
			},
			commonsDef: "None",
			colors: "RED"
		},
		luke_evangelist: {
			precedence: e.GeneralFeast_7,
			dateDef: {
				month: 10,
				date: 18
			},
			commonsDef: "None",
			colors: "RED"
		},
		john_de_brebeuf_isaac_jogues_priests_and_companions_martyrs: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 19
			},
			commonsDef: "MissionaryMartyrs",
			martyrology: [
				"john_de_brebeuf_priest",
				"isaac_jogues_priest",
				"companions_martyrs"
			],
			colors: "RED"
		},
		paul_of_the_cross_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 19
			},
			commonsDef: "None"
		},
		john_paul_ii_pope: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 22
			},
			commonsDef: "PopeOrBishop"
		},
		john_of_capistrano_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 23
			},
			commonsDef: ["Missionaries", "Religious"]
		},
		anthony_mary_claret_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 10,
				date: 24
			},
			commonsDef: ["Missionaries", "Bishops"]
		},
		simon_and_jude_apostles: {
			precedence: e.GeneralFeast_7,
			dateDef: {
				month: 10,
				date: 28
			},
			commonsDef: "None",
			martyrology: ["simon_apostle", "jude_apostle"],
			colors: "RED"
		},
		all_saints: {
			precedence: e.GeneralSolemnity_3,
			dateDef: { dateFn: "allSaints" },
			commonsDef: "None",
			isHolyDayOfObligation: !0,
			colors: "WHITE"
		},
		commemoration_of_all_the_faithful_departed: {
			precedence: e.GeneralSolemnity_3,
			dateDef: {
				month: 11,
				date: 2
			},
			commonsDef: "None",
			colors: ["PURPLE", "BLACK"]
		},
		martin_de_porres_religious: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 3
			},
			commonsDef: ["Religious"]
		},
		charles_borromeo_bishop: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 11,
				date: 4
			},
			commonsDef: "Bishops"
		},
		dedication_of_the_lateran_basilica: {
			precedence: e.GeneralLordFeast_5,
			dateDef: {
				month: 11,
				date: 9
			},
			commonsDef: "None"
		},
		leo_i_the_great_pope: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 11,
				date: 10
			},
			commonsDef: "None"
		},
		martin_of_tours_bishop: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 11,
				date: 11
			},
			commonsDef: "None"
		},
		josaphat_kuntsevych_bishop: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 11,
				date: 12
			},
			commonsDef: "None",
			colors: "RED"
		},
		albert_the_great_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 15
			},
			commonsDef: ["Bishops", "DoctorsOfTheChurch"]
		},
		margaret_of_scotland: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 16
			},
			commonsDef: "MercyWorkers"
		},
		gertrude_the_great_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 16
			},
			commonsDef: ["Virgins", "Nuns"]
		},
		elizabeth_of_hungary_religious: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 11,
				date: 17
			},
			commonsDef: "MercyWorkers"
		},
		dedication_of_the_basilicas_of_saints_peter_and_paul_apostles: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 18
			},
			commonsDef: "None"
		},
		presentation_of_the_blessed_virgin_mary: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 11,
				date: 21
			},
			commonsDef: "BlessedVirginMary"
		},
		cecilia_of_rome_virgin: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 11,
				date: 22
			},
			commonsDef: ["VirginMartyrs", "Virgins"],
			colors: "RED"
		},
		clement_i_pope: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 23
			},
			commonsDef: ["Martyrs", "PopeOrBishop"],
			colors: "RED"
		},
		columban_of_luxeuil_abbot: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 23
			},
			commonsDef: ["Missionaries", "Abbots"]
		},
		andrew_dung_lac_priest_and_companions_martyrs: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 11,
				date: 24
			},
			commonsDef: "None",
			martyrology: ["andrew_dung_lac_priest", "companions_martyrs"],
			colors: "RED"
		},
		catherine_of_alexandria_virgin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 11,
				date: 25
			},
			commonsDef: ["VirginMartyrs", "Virgins"],
			colors: "RED"
		},
		andrew_apostle: {
			precedence: e.GeneralFeast_7,
			dateDef: {
				month: 11,
				date: 30
			},
			commonsDef: "None",
			colors: "RED"
		},
		francis_xavier_priest: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 12,
				date: 3
			},
			commonsDef: "None"
		},
		john_damascene_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 4
			},
			commonsDef: ["Pastors", "DoctorsOfTheChurch"]
		},
		nicholas_of_myra_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 6
			},
			commonsDef: "Bishops"
		},
		ambrose_of_milan_bishop: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 12,
				date: 7
			},
			commonsDef: "None"
		},
		immaculate_conception_of_the_blessed_virgin_mary: {
			precedence: e.GeneralSolemnity_3,
			dateDef: { dateFn: "immaculateConceptionOfMary" },
			commonsDef: "None",
			isHolyDayOfObligation: !0,
			colors: "WHITE"
		},
		juan_diego_cuauhtlatoatzin: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 9
			},
			commonsDef: "Saints"
		},
		our_lady_of_loreto: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 10
			},
			commonsDef: "BlessedVirginMary"
		},
		damasus_i_pope: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 11
			},
			commonsDef: "PopeOrBishop"
		},
		our_lady_of_guadalupe: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 12
			},
			commonsDef: "BlessedVirginMary"
		},
		lucy_of_syracuse_virgin: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 12,
				date: 13
			},
			commonsDef: ["VirginMartyrs", "Virgins"],
			colors: "RED"
		},
		john_of_the_cross_priest: {
			precedence: e.GeneralMemorial_10,
			dateDef: {
				month: 12,
				date: 14
			},
			commonsDef: "None"
		},
		peter_canisius_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 21
			},
			commonsDef: ["Pastors", "DoctorsOfTheChurch"]
		},
		john_of_kanty_priest: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 23
			},
			commonsDef: ["Pastors", "MercyWorkers"]
		},
		stephen_the_first_martyr: {
			precedence: e.GeneralFeast_7,
			dateDef: {
				month: 12,
				date: 26
			},
			commonsDef: "None",
			colors: "RED"
		},
		john_apostle: {
			precedence: e.GeneralFeast_7,
			dateDef: {
				month: 12,
				date: 27
			},
			commonsDef: "None",
			colors: "WHITE"
		},
		holy_innocents_martyrs: {
			precedence: e.GeneralFeast_7,
			dateDef: {
				month: 12,
				date: 28
			},
			commonsDef: "None",
			colors: "RED"
		},
		thomas_becket_bishop: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 29
			},
			commonsDef: ["Martyrs", "Bishops"],
			colors: "RED"
		},
		sylvester_i_pope: {
			precedence: e.OptionalMemorial_12,
			dateDef: {
				month: 12,
				date: 31
			},
			commonsDef: ["PopeOrBishop"]
		}
	};
};
var wa = class extends _ {
	inputs = {};
};
var Oa = Object.keys({
	Africa: wa,
	Americas: b,
	Asia: Y,
	Argentina: Oe,
	Australia: je,
	Austria: Ce,
	Belgium: Be,
	Bolivia: Ae,
	BosniaHerzegovina: Ie,
	Brazil: Te,
	Canada: Le,
	Chile: Ee,
	China: Re,
	CostaRica: Fe,
	Croatia: He,
	CzechRepublic: xe,
	Denmark: Je,
	England: Ne,
	Europe: d,
	Finland: Ge,
	France: P,
	France_Angers: ce,
	France_Coutances: me,
	France_Lyon: le,
	France_Paris: de,
	France_SaintDenis: he,
	France_Strasbourg: ue,
	France_Toulouse: pe,
	GeneralRoman: Z,
	Germany: Ve,
	Greece: Ke,
	Guatemala: We,
	HongKong: qe,
	Hungary: $e,
	India: Ue,
	Ireland: Ye,
	Italy: Ze,
	Japan: Xe,
	Lebanon: Qe,
	Lithuania: ea,
	Malta: aa,
	Mexico: ia,
	Netherlands: oa,
	NewZealand: ra,
	Norway: na,
	Panama: ta,
	Paraguay: _a,
	Peru: sa,
	Philippines: la,
	Poland: da,
	Portugal: pa,
	PuertoRico: ca,
	Romania: ma,
	Russia: x,
	AsianRussia: fe,
	EuropeanRussia: ye,
	Scotland: ha,
	Slovakia: ua,
	Slovenia: fa,
	Spain: ya,
	SriLanka: ga,
	Sweden: ba,
	Switzerland: va,
	Ukraine: Sa,
	UnitedStates: ka,
	Uruguay: Ma,
	Venezuela: Da,
	Vietnam: Pa,
	Wales: za
}).sort();
var _i = Oa.map((r) => te(r, !0));
Oa.map((r) => te(r));
var Ka = {
	Cs: {
		colors: {
			black: "černá",
			gold: "zlatá",
			green: "zelená",
			purple: "fialová",
			red: "červená",
			rose: "růžová",
			white: "bílá"
		},
		id: "cs",
		months: {
			0: "leden",
			1: "únor",
			2: "březen",
			3: "duben",
			4: "květen",
			5: "červen",
			6: "červenec",
			7: "srpen",
			8: "září",
			9: "říjen",
			10: "listopad",
			11: "prosinec"
		},
		names: {
			"205_blessed_martyrs_of_japan": "Bl. 205 japonských mučedníků",
			adalbert_of_prague_bishop: "Sv. Vojtěcha, biskupa a mučedníka",
			adalbert_of_prague_bishop_patron_of_poland: "Sv. Vojtěcha, biskupa, mučedníka a patrona Polska",
			adelaide_of_burgundy_empress: "Sv. Adelaidy Burgundské, císařovny",
			adelphus_of_metz_bishop: "Sv. Adelfa z Mety, biskupa",
			adolph_kolping_priest: "Bl. Adolfa Kolpinga, kněze",
			aelred_of_rievaulx_abbot: "Sv. Aelreda z Rievaulx, opata",
			aengus_of_tallaght_bishop: "Sv. Aenga, biskupa a opata",
			agatha_of_sicily_virgin: "Sv. Agáty, panny a mučednice",
			agnes_cao_guiying_martyr: "Sv. Anežky Cao Guiying, mučednice",
			agnes_of_bohemia_virgin: "Sv. Anežky České, panny",
			agnes_of_rome_virgin: "Sv. Anežky Římské, panny a mučednice",
			aidan_of_ferns_bishop: "Sv. Aidana, biskupa",
			aidan_of_lindisfarne_bishop: "Sv. Aidana Lindisfarnského, biskupa a misionáře",
			aidan_of_lindisfarne_bishop_and_the_saints_of_lindisfarne: "Sv. Aidana, biskupa, a lindisfarnských svatých",
			ailbe_of_emly_bishop: "Sv. Ailbe, biskupa",
			alban_of_britain_julius_of_caerleon_aaron_of_caerleon_martyrs: "Sv. Albana, Julia a Árona, mučedníků",
			alban_of_britain_martyr: "Sv. Albana, mučedníka",
			alberic_crescitelli_priest: "Sv. Alberika Crescitelliho, kněze a mučedníka",
			albert_chmielowski_religious: "Sv. Alberta Chmielowského, řeholníka",
			albert_the_great_bishop: "Sv. Alberta Velikého, biskupa a učitele církve",
			albertina_berkenbrock_virgin: "Bl. Albertiny Berkenbrockové, panny a mučednice",
			alberto_hurtado_priest: "Sv. Alberta Hurtada, kněze",
			all_saints: "Všech svatých",
			all_saints_of_ireland: "Všech svatých Irska",
			all_saints_of_the_archdiocese_of_paris: "Všech svatých Arcidiecéze pařížské",
			all_saints_of_the_diocese_of_saint_denis: "Všech svatých Diecéze saintdeniské",
			all_saints_of_wales: "Všech svatých Walesu",
			aloysius_gonzaga_religious: "Sv. Aloise Gonzagy, řeholníka",
			aloysius_stepinac_bishop: "Bl. Aloise Stepinace, biskupa a mučedníka",
			aloysius_versiglia_bishop_and_callistus_caravario_priest_martyrs: "Sv. Aloise Versiglia, biskupa, a Kalista Caravaria, kněze, mučedníků",
			alphonsa_of_the_immaculate_conception_muttathupadathu_virgin: "Sv. Alfonsy od Neposkvrněného početí Muttathupadathu, panny",
			alphonsus_mary_liguori_bishop: "Sv. Alfonsa Marie z Liguori, biskupa a učitele církve",
			amand_of_maastricht_bishop: "Sv. Milana, biskupa",
			amandus_of_strasbourg_bishop: "Sv. Amanda ze Strasburgu, biskupa",
			amarin_of_alsace_abbot: "Sv. Amarina, opata a mučedníka",
			ambrose_of_milan_bishop: "Sv. Ambrože, biskupa a učitele církve",
			andre_bessette_religious: "Sv. Ondřeje Alfréda Bessette, řeholníka",
			andre_grasset_priest: "Bl. Ondřeje Grasseta, kněze a mučedníka",
			andrew_apostle: "Sv. Ondřeje, apoštola",
			andrew_apostle_patron_of_russia: "Sv. Ondřeje, apoštola a patrona Ruska",
			andrew_apostle_patron_of_scotland: "Sv. Ondřeje, apoštola a patrona Skotska",
			andrew_bobola_priest: "Sv. Ondřeje Bobolu, kněze a mučedníka",
			andrew_de_soveral_and_ambrose_francis_ferro_priests: "Sv. Ondřeje de Soveral a Ambrože Františka Ferro, kněží a mučedníků",
			andrew_dung_lac_priest_and_companions_martyrs: "Sv. Ondřeje Dũng Lạca, kněze, a druhů, mučedníků",
			andrew_kim_tae_gon_priest_paul_chong_ha_sang_and_companions_martyrs: "Sv. Ondřeje Kim Tae-gỏna, kněze, Pavla Chõng Ha-sanga a druhů, mučedníků",
			andrew_zorard_of_nitra_and_benedict_of_skalka_hermits: "Sv. Ondřeje-Svorada a Benedikta, poustevníka",
			angela_merici_virgin: "Sv. Anděly Mericiové, panny",
			angela_salawa_virgin: "Bl. Anděly Salawové, panny",
			anno_of_cologne_bishop: "Sv. Anna Kolínského, biskupa",
			annunciation_of_the_lord: "Zvěstování Páně",
			anselm_of_canterbury_bishop: "Sv. Anselma, biskupa a učitele církve",
			ansgar_of_hamburg_bishop: "Sv. Ansgara, biskupa",
			anthony_julian_nowowiejski_bishop_and_companions_martyrs: "Bl. Antonína Juliána Nowowiejského, biskupa, a druhů, mučedníků",
			anthony_mary_claret_bishop: "Sv. Antonína Marie Klareta, biskupa",
			anthony_of_egypt_abbot: "Sv. Antonína, opata",
			anthony_of_padua_priest: "Sv. Antonína z Padovy, kněze a učitele církve",
			anthony_of_saint_anne_galvao_priest: "Sv. Antonína od sv. Anny Galvão, kněze",
			anthony_of_the_caves_monk: "Sv. Antonína Kyjevského, mnicha",
			anthony_zaccaria_priest: "Sv. Antonína Marie Zaccaria, kněze",
			apollinaris_of_ravenna_bishop: "Sv. Apolináře, biskupa a mučedníka",
			arbogast_of_strasbourg_bishop: "Sv. Arbogasta, biskupa",
			arbogast_of_strasbourg_bishop_patron_of_the_archdiocese_of_strasbourg: "Sv. Arbogasta, biskupa a patrona Arcidiecéze štrasburské",
			asaph_of_wales_bishop: "Sv. Asafa, biskupa",
			ascension_of_the_lord: "Nanebevstoupení Páně",
			ash_wednesday: "Popeleční středa",
			asicus_of_elphin_bishop: "Sv. Asika, biskupa",
			assumption_of_the_blessed_virgin_mary: "Nanebevzetí Panny Marie",
			athanasius_of_alexandria_bishop: "Sv. Atanáše, biskupa a učitele církve",
			attracta_of_killaraght_virgin: "Sv. Atrakty, panny",
			audoen_of_rouen_bishop: "Sv. Audoena, biskupa",
			augustine_kazotic_bishop: "Bl. Augustina Kažotiće, biskupa a mučedníka",
			augustine_of_canterbury_bishop: "Sv. Augustina z Canterbury, biskupa",
			augustine_of_hippo_bishop: "Sv. Augustina, biskupa a učitele církve",
			augustine_zhao_rong_priest: "Sv. Augustina Žao Ronga, kněze a mučedníka",
			augustine_zhao_rong_priest_and_companions_martyrs: "Sv. Augustina Žao Ronga, kněze, a druhů, mučedníků",
			aurelia_of_strasbourg_virgin: "Sv. Aurelie ze Strasburgu, panny",
			baptism_of_the_lord: "Křtu Páně",
			barbara_of_heliopolis_virgin: "Sv. Barbory, panny a mučednice",
			barnabas_apostle: "Sv. Barnabáše, apoštola",
			bartholomew_apostle: "Sv. Bartoloměje, apoštola",
			bartholomew_dias_laurel_religious: "Bl. Bartoloměje Días Laurel, řeholníka a mučedníka",
			bartholomew_of_the_martyrs_fernandes_bishop: "Sv. Bartoloměje od Mučedníků Fernandese, biskupa",
			basil_the_great_and_gregory_nazianzen_bishops: "Sv. Basila Velikého a Řehoře Naziánského, biskupů a učitelů církve",
			beatrice_da_silva_meneses_virgin: "Sv. Beatrice da Silva Meneses, panny",
			bede_the_venerable_priest: "Sv. Bedy Ctihodného, kněze a učitele církve",
			benedict_of_aniane_abbot: "Sv. Benedikta Aniánského, opata",
			benedict_of_jesus_valdivielso_saez_religious: "Sv. Benedikta od Ježíše Valdivielso Sáez, řeholníka a mučedníka",
			benedict_of_nursia_abbot: "Sv. Benedikta, opata",
			benedict_of_nursia_abbot_patron_of_europe: "Sv. Benedikta, opata a patrona Evropy",
			benno_of_meissen_bishop: "Sv. Benna z Míšně, biskupa",
			bernadette_soubirous_virgin: "Sv. Bernadety Soubirous, panny",
			bernard_of_clairvaux_abbot: "Sv. Bernarda, opata a učitele církve",
			bernardine_of_siena_priest: "Sv. Bernardina Sienského, kněze",
			beuno_of_wales_abbot: "Sv. Beuna, opata",
			blaise_of_sebaste_bishop: "Sv. Blažeje, biskupa a mučedníka",
			blessed_martyrs_of_paris: "Bl. pařížských mučedníci Francouzské revoluce",
			bogumilus_of_dobrow_bishop: "Bl. Bohumila, biskupa",
			boleslawa_mary_lament_virgin: "Bl. Boleslavy Marie Lamentové, panny",
			bonaventure_of_bagnoregio_bishop: "Sv. Bonaventury, biskupa a učitele církve",
			boniface_of_mainz_bishop: "Sv. Bonifáce, biskupa a mučedníka",
			boris_of_kiev_and_gleb_of_kiev_martyrs: "Sv. Borise a Gleba, mučedníků",
			brendan_of_clonfert_abbot: "Sv. Brendana, opata",
			bridget_of_sweden_religious: "Sv. Brigity, řeholnice",
			bridget_of_sweden_religious_copatroness_of_europe: "Sv. Brigity, řeholnice a spolupatronky Evropy",
			brigid_of_kildare_virgin: "Sv. Brigity z Kildare, abatyše",
			brigid_of_kildare_virgin_copatroness_of_ireland: "Sv. Brigity z Kildare, panny a spolupatronky Irska",
			bronislava_of_poland_virgin: "Bl. Bronislavy, panny",
			bronislaw_markiewicz_priest: "Bl. Bronislava Markiewicze, kněze",
			bruno_of_cologne_priest: "Sv. Bruna, kněze",
			bruno_of_querfurt_bishop: "Sv. Bruna z Querfurtu, biskupa a mučedníka",
			caesarius_of_arles_bishop: "Sv. Césaria z Arles, biskupa",
			cajetan_of_thiene_priest: "Sv. Kajetána, kněze",
			callistus_i_pope: "Sv. Kalista I., papeže a mučedníka",
			camillus_de_lellis_priest: "Sv. Kamila de Lellis, kněze",
			canice_of_kilkenny_abbot: "Sv. Kanuka, opata",
			canute_iv_of_denmark_eric_ix_of_sweden_and_olaf_ii_of_norway_martyrs: "Sv. Kanuta, Erika a Olafa, mučedníků",
			canute_iv_of_denmark_martyr: "Sv. Kanuta, mučedníka",
			carlos_manuel_rodriguez_santiago: "Bl. Karla Emanuela Rodríguez Santiago",
			carmelites_of_compiegne_virgins_and_martyrs: "Bl. karmelitek z Compiègne, panen a mučednic",
			caroline_kozka_virgin: "Bl. Karoliny Kózka, panny a mučednice",
			carthage_of_lismore_bishop: "Sv. Kartága z Lismore, biskupa",
			casimir_of_poland: "Sv. Kazimíra",
			catherine_of_alexandria_virgin: "Sv. Kateřiny Alexandrijské, panny a mučednice",
			catherine_of_siena_virgin: "Sv. Kateřiny Sienské, panny a učitelky církve",
			catherine_of_siena_virgin_copatroness_of_europe: "Sv. Kateřiny Sienské, panny, učitelky církve a spolupatronky Evropy",
			catherine_of_siena_virgin_copatroness_of_italy_and_europe: "Sv. Kateřiny Sienské, panny, učitelky církve a spolupatronky Itálie a Evropy",
			catherine_zoe_laboure_virgin: "Sv. Kateřiny Labouré, panny",
			ceallach_of_armagh_bishop: "Sv. Cellacha, biskupa",
			cecilia_of_rome_virgin: "Sv. Cecílie, panny a mučednice",
			ceferino_gimenez_malla_martyr: "Bl. Zeffirína Giménez Malla, mučedníka",
			ceraunus_of_paris_bishop: "Sv. Cerauna z Paříže, biskupa",
			ceslaus_of_poland_and_hyacinth_of_poland_priests: "Bl. Česlava a sv. Hyacinta, kněží",
			ceslaus_of_poland_priest: "Bl. Česlava, kněze",
			chad_of_mercia_and_cedd_of_lastingham_bishops: "Sv. Chada a Cedda, biskupů",
			chair_of_saint_peter_the_apostle: "Stolce svatého Petra, apoštola",
			charles_borromeo_bishop: "Sv. Karla Boromejského, biskupa",
			charles_i_of_austria: "Bl. Karla Rakouského",
			charles_lwanga_and_companions_martyrs: "Sv. Karla Lwangy a druhů, mučedníků",
			charles_of_jesus_de_foucauld: "Sv. Karla de Foucauld, kněze",
			charles_spinola_and_jerome_de_angelis_priests: "Bl. Karla Spinoly a Jeronýma de Angelis, kněží a mučedníků",
			charles_spinola_priest: "Bl. Karla Spinoly, kněze a mučedníka",
			christopher_magallanes_priest_and_companions_martyrs: "Sv. Kryštofa Magallanese, kněze, a druhů, mučedníků",
			christopher_of_palestine_martyr: "Sv. Kryštofa, mučedníka",
			ciaran_of_clonmacnoise_abbot: "Sv. Kierána z Clonmacnoise, opata",
			clare_of_assisi_virgin: "Sv. Kláry, panny",
			clement_i_pope: "Sv. Klementa I., papeže a mučedníka",
			clement_mary_hofbauer_priest: "Sv. Klementa Marie Hofbauera, kněze",
			clement_of_ohrid_and_gorazd_of_moravia_bishops_and_companions: "Sv. Klementa Ochridského a Gorazda, biskupů, a druhů",
			clotilde_of_burgundy: "Sv. Klotyldy",
			colman_of_cloyne_bishop: "Sv. Kolomana z Cloyne, biskupa",
			colman_of_dromore_bishop: "Sv. Kolomana z Dromore, biskupa",
			colman_of_kilmacduagh_bishop: "Sv. Kolomana z Kilmacduagh, biskupa",
			columba_marmion_priest: "Bl. Columby Marmiona, kněze",
			columba_of_iona_abbot: "Sv. Kolumby, opata",
			columba_of_iona_abbot_copatron_of_ireland: "Sv. Kolumby, opata, misionáře a spolupatrona Irska",
			columban_of_luxeuil_abbot: "Sv. Kolumbána, opata",
			comgall_of_bangor_abbot: "Sv. Komgala, opata",
			commemoration_of_all_the_faithful_departed: "Vzpomínka na všechny věrné zemřelé",
			conleth_of_kildare_bishop: "Sv. Konleta, biskupa",
			conrad_of_constance_and_gebhard_of_constance_bishops: "Sv. Konráda a Gebharda z Kostnice, biskupů",
			conrad_of_parzham_religious: "Sv. Konráda z Parzhamu, řeholníka",
			conversion_of_saint_paul_the_apostle: "Obrácení svatého Pavla, apoštola",
			corbinian_of_freising_bishop: "Sv. Korbiniána, biskupa",
			cornelius_i_pope_and_cyprian_of_carthage_bishop_martyrs: "Sv. Kornélia, papeže, a Cypriána, biskupa, mučedníků",
			cosmas_of_cilicia_and_damian_of_cilicia_martyrs: "Sv. Kosmy a Damiána, mučedníků",
			cuthbert_of_lindisfarne_bishop: "Sv. Kutberta, biskupa",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop: "Sv. Cyrila, mnicha, a Metoděje, biskupa",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop_copatrons_of_europe: "Sv. Cyrila, mnicha, a Metoděje, biskupa, spolupatronů Evropy",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop_slavic_missionaries_copatrons_of_europe: "Sv. Cyrila, mnicha, a Metoděje, biskupa, slovanských věrozvěstů a spolupatronů Evropy",
			cyril_of_alexandria_bishop: "Sv. Cyrila Alexandrijského, biskupa a učitele církve",
			cyril_of_jerusalem_bishop: "Sv. Cyrila Jeruzalémského, biskupa a učitele církve",
			damasus_i_pope: "Sv. Damasa I. papeže",
			damien_de_veuster_priest: "Sv. Damiána de Veuster, kněze",
			daniel_brottier_priest: "Bl. Daniela Brottiera, kněze",
			david_lewis_priest: "Sv. Davida Lewise, kněze a mučedníka",
			david_of_wales_bishop: "Sv. Davida z Walesu, biskupa",
			david_of_wales_bishop_patron_of_wales: "Sv. Davida, biskupa a patrona Walesu",
			davnet_of_sliabh_beagh_virgin: "Sv. Davnety, panny",
			declan_of_ardmore_bishop: "Sv. Deklana, biskupa",
			dedication_of_consecrated_churches: "Výročí posvěcení kostela",
			dedication_of_the_basilica_of_saint_mary_major: "Posvěcení římské baziliky Panny Marie",
			dedication_of_the_basilicas_of_saints_peter_and_paul_apostles: "Posvěcení římských bazilik svatých apoštolů Petra a Pavla",
			dedication_of_the_cathedral_basilica_of_saint_denis_france: "Posvěcení Katedrální baziliky Saint-Denis, Francie",
			dedication_of_the_cathedral_of_notre_dame_de_strasbourg_france: "Posvěcení Katedrály Notre-Dame de Strasbourg, Francie",
			dedication_of_the_lateran_basilica: "Posvěcení lateránské baziliky",
			dedication_of_the_notre_dame_de_paris_cathedral_paris_france: "Posvěcení Katedrály Notre-Dame de Paris, Francie",
			deiniol_of_bangor_bishop: "Sv. Deiniola, biskupa",
			demetrius_of_thessaloniki_martyr: "Sv. Demetria Soluňského, mučedníka",
			denis_of_paris_bishop_and_companions_martyrs: "Sv. Dionýsia, biskupa, a druhů, mučedníků",
			denis_of_paris_bishop_patron_of_the_archdiocese_of_paris: "Sv. Dionýsia, biskupa a mučedníka, patrona Arcidiecéze pařížské",
			denis_of_paris_bishop_patron_of_the_city_and_of_the_diocese_of_saint_denis: "Sv. Dionýsia, biskupa a mučedníka, patrona města a Diecéze Saint-Denis",
			dina_belanger_virgin: "Bl. Diny Bélangerové, panny",
			dionysius_the_areopagite_bishop: "Sv. Dionýsia Areopagity, biskupa a mučedníka",
			divine_mercy_sunday: "2. neděle velikonoční nebo Neděle Božího milosrdenství",
			dominic_de_guzman_priest: "Sv. Dominika, kněze",
			dominic_of_the_mother_of_god_barberi_priest: "Bl. Dominika od Matky Boží Barberi, kněze",
			dunstan_of_canterbury_bishop: "Sv. Dunstana z Canterbury, biskupa",
			dyfrig_of_wales_bishop: "Sv. Dubricia z Walesu, biskupa",
			easter_sunday: "Zmrtvýchvstání Páně",
			edmund_bojanowski: "Bl. Edmunda Bojanowského",
			edmund_campion_priest: "Sv. Edmunda Kampiána, kněze a mučedníka",
			edmund_ignatius_rice_religious: "Bl. Edmunda Rice, řeholníka",
			edmund_of_abingdon_bishop: "Sv. Edmunda z Abingdonu, biskupa",
			edward_the_confessor: "Sv. Eduarda Vyznavače",
			eligius_of_noyon_bishop: "Sv. Eligia, biskupa",
			elijah_prophet: "Sv. Eliáše, proroka",
			elizabeth_ann_seton_religious: "Sv. Alžběty Anny Setonové, řeholnice",
			elizabeth_hesselblad_religious: "Sv. Alžběty Hesselbladové, řeholnice",
			elizabeth_of_hungary_religious: "Sv. Alžběty Uherské, řeholnice",
			elizabeth_of_portugal: "Sv. Alžběty Portugalské",
			emeric_of_hungary: "Sv. Emericha",
			emilie_tavernier_gamelin_religious: "Bl. Emilie Tavernier-Gamelin, řeholnice",
			enda_of_aran_abbot: "Sv. Endy, opata",
			english_martyrs: "Sv. anglických mučedníků",
			eoghan_of_ardstraw_bishop: "Sv. Eoghana, biskupa",
			ephrem_the_syrian_deacon: "Sv. Efréma Syrského, jáhna a učitele církve",
			epiphany_of_the_lord: "Zjevení Páně",
			eric_ix_of_sweden_martyr: "Sv. Erika IX. Švédského, mučedníka",
			etheldreda_of_ely_abbess: "Sv. Eteldredy z Ely, abatyše",
			eucharius_of_trier_bishop: "Sv. Eucharia, biskupa",
			eugene_de_mazenod_bishop: "Sv. Evžena de Mazenod, biskupa",
			eugenia_of_alsace_and_attala_of_alsace_virgins: "Sv. Evženie a Attaly, panen",
			eulalia_of_merida_virgin: "Sv. Eulálie z Méridy, panny a mučednice",
			eulogius_of_cordoba_bishop: "Sv. Eulogia z Córdoby, biskupa",
			eusebius_of_esztergom_priest: "Bl. Eusebia Ostrihomského, kněze",
			eusebius_of_vercelli_bishop: "Sv. Eusebia z Vercelli, biskupa",
			exaltation_of_the_holy_cross: "Povýšení svatého kříže",
			eysteinn_of_nidaros_bishop: "Sv. Eysteina z Nidarosu, biskupa",
			ezequiel_moreno_bishop: "Sv. Ezechiela Moreno, biskupa",
			fabian_i_pope: "Sv. Fabiána, papeže a mučedníka",
			fachanan_of_kilfenora_bishop: "Sv. Fachanana z Kilfenory, biskupa",
			fachtna_of_rosscarbery_bishop: "Sv. Fachtny z Rosscarbery, biskupa",
			faustina_kowalska_virgin: "Sv. Faustiny Kowalské, panny",
			ferdinand_iii_of_castile: "Sv. Ferdinanda III. Kastilského",
			fiacre_of_breuil_monk: "Sv. Fiakra, mnicha",
			fidelis_of_sigmaringen_priest: "Sv. Fidela ze Sigmaringy, kněze a mučedníka",
			finbarr_of_cork_bishop: "Sv. Finbara, biskupa",
			finding_of_the_holy_cross: "Nalezení svatého Kříže",
			finnian_of_clonard_bishop: "Sv. Finiana z Clonardu, biskupa",
			fintan_of_clonenagh_abbot: "Sv. Fintana, opata",
			first_martyrs_of_the_holy_roman_church: "Svatých prvomučedníků římských",
			first_polish_martyrs: "Sv. Benedikta, Jana, Matouše, Izáka a Kristina, mučedníků",
			five_wounds_of_the_lord: "Pěti ran Krista Pána",
			flannan_of_killaloe_bishop: "Sv. Flannana, biskupa",
			florentius_of_strasbourg_bishop: "Sv. Florencia, biskupa",
			florian_of_lorch_and_companions_martyrs: "Sv. Floriána a druhů, mučedníků",
			florian_of_lorch_martyr: "Sv. Floriána, mučedníka",
			frances_of_rome_religious: "Sv. Františky Římské, řeholnice",
			frances_xavier_cabrini_virgin: "Sv. Františky Xavery Cabriniové, panny",
			francis_borgia_priest: "Sv. Františka Borgiáše, kněze",
			francis_de_sales_bishop: "Sv. Františka Saleského, biskupa a učitele církve",
			francis_diaz_del_rincon_priest_and_companions_martyrs: "Sv. Františka Díaz del Rincon, kněze, a druhů, mučedníků",
			francis_ferdinand_de_capillas_priest: "Sv. Františka Ferdinanda de Capillas, kněze a mučedníka",
			francis_of_assisi: "Sv. Františka z Assisi",
			francis_of_assisi_patron_of_italy: "Sv. Františka z Assisi, patrona Itálie",
			francis_of_paola_hermit: "Sv. Františka z Pauly, poustevníka",
			francis_solanus_priest: "Sv. Františka Solana, kněze",
			francis_xavier_priest: "Sv. Františka Xaverského, kněze",
			francis_xavier_seelos_priest: "Bl. Františka Xavera Seelose, kněze",
			francois_de_montmorency_laval_bishop: "Sv. Františka de Montmorency-Laval, biskupa",
			frederic_janssoone_priest: "Bl. Frederika Janssoone, kněze",
			frederic_ozanam_founder: "Bl. Frederika Ozanama, zakladatele",
			friday_of_the_passion_of_the_lord: "Velký pátek",
			fridolin_of_sackingen_monk: "Sv. Fridolína ze Säckingen, mnicha",
			fructuosus_of_braga_martin_of_braga_and_gerald_of_braga_bishops: "Sv. Fruktuósa, Martina a Geralda z Bragy, biskupů",
			fructuosus_of_tarragona_bishop_and_augurius_of_tarragona_and_eulogius_of_tarragona_deacons_martyrs: "Sv. Fruktuósa, biskupa, Auguria a Eulogia, diakonů, mučedníků",
			fursa_of_peronne_abbot: "Sv. Fursy, opata a misionáře",
			gabriel_taurin_dufresse_bishop: "Sv. Gabriela Taurin Dufress, biskupa a mučedníka",
			gall_of_switzerland_abbot: "Sv. Havla, opata a misionáře",
			genevieve_of_paris_virgin: "Sv. Jenovéfy, panny",
			george_matulaitis_bishop: "Bl. Jiřího Matulaitise, biskupa",
			george_of_lydda_martyr: "Sv. Jiří, mučedníka",
			george_of_lydda_martyr_patron_of_england: "Sv. Jiří, mučedníka a patrona Anglie",
			george_preca_priest: "Sv. Jiřího Preca, kněze",
			gerard_of_csanad_bishop: "Sv. Gerarda z Čanádu, biskupa a mučedníka",
			germain_of_paris_bishop: "Sv. Germana, biskupa",
			germanus_of_auxerre_bishop: "Sv. Germana z Auxerre, biskupa",
			gertrude_of_nivelles_abbess: "Sv. Gertrudy z Nivelles, abatyše",
			gertrude_the_great_virgin: "Sv. Gertrudy, panny",
			gisela_of_hungary: "Bl. Gisely",
			gobnait_of_ballyvourney_virgin: "Sv. Gobnaity, panny",
			gorazd_of_moravia_and_companions: "Sv. Gorazda a druhů",
			gotthard_of_hildesheim_bishop: "Sv. Gotharda, biskupa",
			gratia_of_cattaro_religious: "Bl. Gracie z Kotoru, řeholníka",
			gregory_grassi_francis_fogolla_and_anthony_fantosati_bishops_and_companions_martyrs: "Sv. Řehoře Grassi, Františka Fogolla a Antonína Fantosati, biskupů, a druhů, mučedníků",
			gregory_i_the_great_pope: "Sv. Řehoře Velikého, papeže a učitele církve",
			gregory_of_narek_abbot: "Sv. Řehoře z Nareku, opata a učitele církve",
			gregory_vii_pope: "Sv. Řehoře VII., papeže",
			guardian_angel_of_portugal: "Anděla strážného Portugalska",
			gundisalvus_garcia_martyr: "Sv. Gundisalva García, mučedníka",
			gundisalvus_of_amarante_priest: "Bl. Gundisalva z Amaranta, kněze",
			gundisalvus_of_lagos_priest: "Bl. Gundisalva z Lagosu, kněze",
			hedwig_of_poland: "Sv. Hedviky Polské",
			hedwig_of_silesia_religious: "Sv. Hedviky, řeholnice",
			helena_of_constantinople: "Sv. Heleny",
			hemma_of_gurk: "Sv. Emy z Gurku",
			hemming_of_turku_bishop: "Bl. Hemminga z Turku, biskupa",
			henry_ii_emperor: "Sv. Jindřicha",
			henry_ii_emperor_and_cunigunde_of_luxembourg: "Sv. Jindřicha a Kunigundy",
			henry_of_finland_bishop: "Sv. Jindřicha, biskupa a mučedníka",
			henry_suso_priest: "Bl. Jindřicha Suso, kněze",
			hermann_joseph_of_steinfeld_priest: "Sv. Heřmana Josefa, kněze",
			hermenegild_the_visigoths_martyr: "Sv. Hermenegilda, mučedníka",
			hilary_of_poitiers_bishop: "Sv. Hilaria, biskupa a učitele církve",
			hilda_of_whitby_abbess: "Sv. Hildy, abatyše",
			hildegard_of_bingen_abbess: "Sv. Hildegardy z Bingen, abatyše a učitelky církve",
			holy_child_of_cebu: "Sv. Dítěte z Cebú",
			holy_family_of_jesus_mary_and_joseph: "Svaté rodiny Ježíše, Marie a Josefa",
			holy_guardian_angels: "Svatých andělů strážných",
			holy_innocents_martyrs: "Svatých Mláďátek, mučedníků",
			holy_saturday: "Bílá sobota/Velikonoční vigilie",
			holy_thursday: "Zelený čtvrtek",
			honorat_kozminski_priest: "Bl. Honoráta Koźmińského, kněze",
			hosanna_of_cattaro_virgin: "Bl. Hosanny z Kotoru, panny",
			hroznata_of_bohemia_martyr: "Bl. Hroznaty, mučedníka",
			hubert_of_liege_bishop: "Sv. Huberta, biskupa",
			hugh_of_lincoln_bishop: "Sv. Huga z Lincolnu, biskupa",
			hungarian_saints_and_blesseds: "Maďarských svatých a blahoslavených",
			hyacinth_of_poland_priest: "Sv. Hyacinta, kněze",
			ignatius_de_azevedo_priest_and_companions_martyrs: "Bl. Ignáce de Azevedo, kněze, a druhů, mučedníků",
			ignatius_falzon: "Bl. Ignáce Falzon",
			ignatius_of_antioch_bishop: "Sv. Ignáce Antiochijského, biskupa a mučedníka",
			ignatius_of_loyola_priest: "Sv. Ignáce z Loyoly, kněze",
			ildephonsus_of_toledo_bishop: "Sv. Ildefonse z Toleda, biskupa",
			illtud_the_knight_abbot: "Sv. Illtuda, opata",
			immaculate_conception_of_the_blessed_virgin_mary: "Panny Marie, počaté bez poskvrny prvotního hříchu",
			immaculate_conception_of_the_blessed_virgin_mary_patroness_of_the_philippines: "Panny Marie, počaté bez poskvrny prvotního hříchu, patronky Filipín",
			immaculate_conception_of_the_blessed_virgin_mary_patroness_of_the_usa: "Panny Marie, počaté bez poskvrny prvotního hříchu, patronky USA",
			immaculate_heart_of_mary: "Neposkvrněného Srdce Panny Marie",
			innocent_v_pope: "Bl. Inocenc V., papeže",
			innocent_xi_pope: "Bl. Inocence XI., papeže",
			irenaeus_of_lyon_bishop: "Sv. Ireneje, biskupa, mučedníka a učitele církve",
			irene_of_macedonia: "Sv. Ireny",
			irish_martyrs: "Bl. irských mučedníků",
			isabelle_of_france_virgin: "Bl. Izabely Francouzské, panny",
			isidore_of_seville_bishop: "Sv. Izidora, biskupa a učitele církve",
			isidore_the_farmer: "Sv. Izidora z Madridu, rolníka",
			istvan_sandor_religious: "Bl. Štěpána Šándora, řeholníka a mučedníka",
			ita_of_killeedy_virgin: "Sv. Ity, panny",
			ivan_merz: "Bl. Ivana Merze",
			ivo_of_kermartin_priest: "Sv. Iva z Kermartinu, kněze",
			jacinta_marto_and_francisco_marto: "Sv. Hyacinty a Františka Martových",
			james_apostle: "Sv. Jakuba, apoštola",
			james_apostle_patron_of_spain: "Sv. Jakuba, apoštola a patrona Španělska",
			james_strzemie_bishop: "Bl. Jakuba Strzemię, biskupa",
			jane_frances_de_chantal_religious: "Sv. Jany Františky de Chantal, řeholnice",
			januarius_i_of_benevento_bishop: "Sv. Januária, biskupa a mučedníka",
			jarlath_of_tuam_bishop: "Sv. Jarláta, biskupa",
			jerome_emiliani: "Sv. Jeronýma Emilianiho",
			jerome_of_stridon_priest: "Sv. Jeronýma, kněze a učitele církve",
			joachim_and_anne_parents_of_mary: "Sv. Jáchyma a Anny, rodičů Panny Marie",
			joachim_and_anne_patroness_of_the_province_of_quebec_parents_of_mary: "Sv. Anny, patronky provincie Québec, a Jáchyma, rodičů Panny Marie",
			joachim_he_kaizhi_martyr: "Sv. Jáchyma He Kaizhi, mučedníka",
			joan_of_arc_virgin_copatroness_of_france: "Sv. Jany z Arku, panny a spolupatronky Francie",
			joan_of_portugal_virgin: "Bl. Jany Portugalské, panny",
			joaquina_of_saint_francis_of_assisi_de_vedruna_religious: "Sv. Jáchymy od sv. Františka z Assisi de Vedruna, řeholnice",
			john_apostle: "Sv. Jana, apoštola a evangelisty",
			john_baptist_de_la_salle_priest: "Sv. Jana Křtitele de la Salle, kněze",
			john_berchmans_religious: "Sv. Jana Berchmanse, řeholníka",
			john_beyzym_priest: "Bl. Jana Beyzyma, kněze",
			john_bosco_priest: "Sv. Jana Boska, kněze",
			john_brenner_priest: "Bl. Jana Brennera, kněze a mučedníka",
			john_cassian_priest: "Sv. Jana Kassiána, kněze",
			john_chrysostom_bishop: "Sv. Jana Zlatoústého, biskupa a učitele církve",
			john_damascene_priest: "Sv. Jana Damašského, kněze a učitele církve",
			john_de_brebeuf_isaac_jogues_priests_and_companions_martyrs: "Sv. Jana de Brébeuf a Izáka Joguese, kněží, a druhů, mučedníků",
			john_de_brebeuf_isaac_jogues_priests_and_companions_martyrs_copatrons_of_canada: "Sv. Jana de Brébeuf a Izáka Joguese, kněží, a druhů, mučedníků a spolupatronů Kanady",
			john_de_britto_priest: "Sv. Jana de Brito, kněze a mučedníka",
			john_eudes_priest: "Sv. Jana Eudese, kněze",
			john_fisher_bishop_and_thomas_more_martyrs: "Sv. Jana Fishera, biskupa a Tomáše Mora, mučedníků",
			john_gabriel_perboyre_priest: "Sv. Jana Gabriela Perboyre, kněze a mučedníka",
			john_henry_newman_priest: "Sv. Johna Henry Newmana, kněze",
			john_i_pope: "Sv. Jana I., papeže a mučedníka",
			john_jones_priest: "Sv. Jana Jonese, kněze a mučedníka",
			john_leonardi_priest: "Sv. Jana Leonardiho, kněze",
			john_macias_religious: "Sv. Jana Macíase, řeholníka",
			john_martin_moye_priest: "Bl. Jana Martina Moye, kněze",
			john_mary_vianney_priest: "Sv. Jana Marie Vianneye, kněze",
			john_nepomucene_neumann_bishop: "Sv. Jana Nepomuckého Neumanna, biskupa",
			john_nepomucene_priest: "Sv. Jana Nepomuckého, kněze a mučedníka",
			john_of_avila_priest: "Sv. Jana z Ávily, kněze a učitele církve",
			john_of_capistrano_priest: "Sv. Jana Kapistránského, kněze",
			john_of_dukla_priest: "Sv. Jana z Dukly, kněze",
			john_of_god_duarte_cidade_religious: "Sv. Jana z Boha, řeholníka",
			john_of_kanty_priest: "Sv. Jana Kentského, kněze",
			john_of_the_cross_priest: "Sv. Jana od Kříže, kněze a učitele církve",
			john_of_triora_priest: "Sv. Jana z Triora, kněze a mučedníka",
			john_ogilvie_priest: "Sv. Jana Ogilvie, kněze a mučedníka",
			john_paul_ii_pope: "Sv. Jana Pavla II., papeže",
			john_roberts_priest: "Sv. Jana Robertse, kněze a mučedníka",
			john_sarkander_priest: "Sv. Jana Sarkandra, kněze a mučedníka",
			john_scheffler_bishop: "Bl. Jana Schefflera, biskupa a mučedníka",
			john_xxiii_pope: "Sv. Jana XXIII., papeže",
			josaphat_kuntsevych_bishop: "Sv. Josafata, biskupa a mučedníka",
			jose_maria_de_yermo_y_parres_priest: "Sv. José Maria de Yermo y Parres, kněze",
			josemaria_escriva_de_balaguer_priest: "Sv. Josemaríe Escrivá de Balaguer, kněze",
			joseph_bilczewski_bishop: "Sv. Josefa Bilczewského, biskupa",
			joseph_de_anchieta_priest: "Sv. Josefa de Anchieta, kněze",
			joseph_freinademetz_priest: "Sv. Josefa Freinademetze, kněze",
			joseph_of_calasanz_priest: "Sv. Josefa Kalasanského, kněze",
			joseph_sebastian_pelczar_bishop: "Sv. Josefa Šebestiána Pelczara, biskupa",
			joseph_spouse_of_mary: "Sv. Josefa, Snoubence Panny Marie",
			joseph_spouse_of_mary_patron_of_canada: "Sv. Josefa, Snoubence Panny Marie a patrona Kanady",
			joseph_the_worker: "Sv. Josefa, dělníka",
			joseph_vaz_priest: "Sv. Josefa Vaz, kněze",
			joseph_yuan_gengyin_priest: "Sv. Josefa Yuan Gengyin, kněze a mučedníka",
			joseph_zhang_dapeng_martyr: "Sv. Josefa Zhang Dapeng, mučedníka",
			josephine_bakhita_virgin: "Sv. Josefiny Bakhity, panny",
			juan_diego_cuauhtlatoatzin: "Sv. Jana Didaka Cuauhtlatoatzina",
			juliana_of_liege_virgin: "Sv. Juliány z Liège, panny",
			julie_billiart_virgin: "Sv. Julie Billiart, panny",
			junipero_serra_priest: "Sv. Junipera Serry, kněze",
			justin_martyr: "Sv. Justina, mučedníka",
			kateri_tekakwitha_virgin: "Sv. Kateřiny Tekakwithy, panny",
			katharine_drexel_virgin: "Sv. Kateřiny Drexel, panny",
			kentigern_of_scotland_bishop: "Sv. Munga, biskupa",
			kevin_of_glendalough_abbot: "Sv. Kevina, opata",
			kieran_of_saigir_bishop: "Sv. Kierána ze Saighir, biskupa",
			kilian_of_wurzburg_bishop: "Sv. Kiliána, biskupa a mučedníka",
			kilian_of_wurzburg_bishop_and_companions_martyrs: "Sv. Kiliána, biskupa, a druhů, mučedníků",
			kinga_of_poland_virgin: "Sv. Kingy, panny",
			kuriakose_elias_of_the_holy_family_chavara_priest: "Sv. Cyriaka Eliáše od Svaté rodiny Chavara, kněze",
			ladislas_of_gielniow_priest: "Bl. Vladislava z Gielniówa, kněze",
			ladislaus_batthyany_strattmann: "Bl. Ladislava Batthyány-Strattmanna",
			ladislaus_i_of_hungary: "Sv. Ladislava",
			lambert_of_maastricht_bishop: "Sv. Lamberta z Maastrichtu, biskupa a mučedníka",
			landry_of_paris_bishop: "Sv. Landerika, biskupa",
			laserian_of_leighlin_bishop: "Sv. Laseriana, biskupa",
			laura_vicuna_virgin: "Bl. Laury Vicuña, panny",
			laurence_otoole_bishop: "Sv. Vavřince O’Toole, biskupa",
			laurence_wang_bing_and_companions_martyrs: "Sv. Vavřince Wang Bing a druhů, mučedníků",
			lawrence_bai_xiaoman_martyr: "Sv. Vavřince Bai Xiaoman, mučedníka",
			lawrence_of_brindisi_priest: "Sv. Vavřince z Brindisi, kněze a učitele církve",
			lawrence_of_rome_deacon: "Sv. Vavřince, mučedníka",
			lawrence_ruiz_and_companions_martyrs: "Sv. Vavřince Ruize a druhů, mučedníků",
			leander_of_seville_bishop: "Sv. Leandra ze Sevilly, biskupa",
			lelia_of_killeely_virgin: "Sv. Lelie, panny",
			leo_i_the_great_pope: "Sv. Lva Velikého, papeže a učitele církve",
			leo_ignatius_mangin_priest_and_companions_martyrs: "Sv. Lva Ignáce Mangina, kněze a druhů, mučedníků",
			leo_ix_pope: "Sv. Lva IX., papeže",
			leoba_of_tauberbischofsheim_abbess: "Sv. Leoby, abatyše",
			leodegar_of_autun_bishop: "Sv. Leodegara z Autunu, biskupa a mučedníka",
			leonard_of_noblac_hermit: "Sv. Leonarda z Noblatu, poustevníka",
			leonid_feodorov_priest: "Bl. Leonida Fedorova, kněze a mučedníka",
			leopold_iii_of_babenberg: "Sv. Leopolda III. Babenberského",
			leopold_mandic_priest: "Sv. Leopolda Mandiće, kněze",
			louis_bertrand_priest: "Sv. Ludvíka Bertranda, kněze",
			louis_grignion_de_montfort_priest: "Sv. Ludvíka Marie Grigniona z Montfortu, kněze",
			louis_ix_of_france: "Sv. Ludvíka",
			louis_zephirin_moreau_bishop: "Bl. Ludvíka Zeffirína Moreau, biskupa",
			louise_de_marillac_religious: "Sv. Ludvíky de Marillac, řeholnice",
			lucius_of_chur_bishop: "Sv. Lucia z Churu, biskupa a mučedníka",
			lucy_of_syracuse_virgin: "Sv. Lucie, panny a mučednice",
			lucy_yi_zhenmei_virgin: "Sv. Lucie Yi Zhenmei, panny a mučednice",
			ludan_of_scotland_pilgrim: "Sv. Ludana, poutníka",
			ludger_of_munster_bishop: "Sv. Ludgera z Münsteru, biskupa",
			ludmila_of_bohemia_martyr: "Sv. Ludmily, mučednice",
			luigi_orione_priest: "Sv. Aloise Orioneho, kněze",
			luke_evangelist: "Sv. Lukáše, evangelisty",
			lydia_of_philippi: "Sv. Lýdie z Filíp",
			mac_nissi_of_connor_bishop: "Sv. Mac Nissi, biskupa",
			macartan_of_clogher_bishop: "Sv. Makartana, biskupa",
			madeleine_sophie_barat_virgin: "Sv. Magdalény Sofie Baratové, panny",
			maelruain_of_tallaght_bishop: "Sv. Maelruaina, biskupa a opata",
			magnus_erlendsson_martyr: "Sv. Magna Erlendssona, mučedníka",
			malachy_of_armagh_bishop: "Sv. Malachiáše, biskupa",
			marcel_callo_martyr: "Bl. Marcela Callo, mučedníka",
			marcelina_darowska_religious: "Bl. Marceliny Darowské, řeholnice",
			marcellin_champagnat_priest: "Sv. Marcelína Champagnata, kněze",
			marcellinus_of_rome_and_peter_the_exorcist_martyrs: "Sv. Marcelina a Petra, mučedníků",
			marcellus_of_paris_bishop: "Sv. Marcela z Paříže, biskupa",
			margaret_clitherow_anne_line_and_margaret_ward_virgin_martyrs: "Sv. Markéty Clitherow, Anny Line a Markéty Ward, panny, mučednic",
			margaret_mary_alacoque_virgin: "Sv. Markéty Marie Alacoque, panny",
			margaret_of_antioch_virgin: "Sv. Markéty Antiochijské, panny a mučednice",
			margaret_of_hungary_religious: "Sv. Markéty Uherské, řeholnice",
			margaret_of_scotland: "Sv. Markéty Skotské",
			marguerite_bourgeoys_virgin: "Sv. Markéty Bourgeoys, panny",
			marguerite_dyouville_religious: "Sv. Markéty d’Youville, řeholnice",
			maria_goretti_virgin: "Sv. Marie Gorettiové, panny a mučednice",
			maria_guadalupe_garcia_zavala_virgin: "Sv. Marie Guadalupe García Zavala, panny",
			maria_micaela_of_the_blessed_sacrament_desmaisieres_virgin: "Sv. Marie Michaely od Nejsvětější Svátosti Desmaisières, řeholnice",
			mariana_of_jesus_de_paredes_virgin: "Sv. Mariany od Ježíše de Paredes, panny",
			marianne_cope_virgin: "Sv. Mariany z Molokai, řeholnice",
			marie_anne_blondin_virgin: "Bl. Marie Anny Blondin, panny",
			marie_eugenie_of_jesus_milleret_de_brou_virgin: "Sv. Marie Evženie Milleretové de Brou, panny a zakladatelky",
			marie_leonie_paradis_virgin: "Bl. Marie Léonie Paradis, panny",
			marie_rose_durocher_virgin: "Bl. Marie Rose Durocher, panny",
			mark_evangelist: "Sv. Marka, evangelisty",
			marko_krizin_melchior_grodziecki_and_stephen_pongracz_priests: "Sv. tří košických mučedníků – Marka Križina, Melichara Grodeckého a Štěpána Pongrácze, kněží a mučedníků",
			marko_krizin_priest: "Sv. Marka Križina, kněze a mučedníka",
			maron_of_syria_hermit: "Sv. Maróna, poustevníka",
			martha_of_bethany_mary_of_bethany_and_lazarus_of_bethany: "Sv. Marty, Marie a Lazara",
			martin_de_porres_religious: "Sv. Martina de Porres, řeholníka",
			martin_i_pope: "Sv. Martina I., papeže a mučedníka",
			martin_of_tours_bishop: "Sv. Martina, biskupa",
			martin_wu_xuesheng_and_companions_martyrs: "Sv. Martina Wu Xuesheng a druhů, mučedníků",
			mary_adeodata_pisani_virgin: "Bl. Marie Adeodaty Pisani, panny",
			mary_angela_truszkowska_virgin: "Bl. Marie Anděly Truszkowské, panny",
			mary_assunta_pallotta_virgin: "Bl. Marie Assunty Pallottové, panny",
			mary_catherine_of_saint_augustine_catherine_de_simon_de_longpre_virgin: "Bl. Kateřiny od sv. Augustina, panny",
			mary_magdalene: "Sv. Marie Magdalény",
			mary_magdalene_de_pazzi_virgin: "Sv. Marie Magdalény de’ Pazzi, panny",
			mary_mother_of_god: "Matky Boží, Panny Marie",
			mary_mother_of_the_church: "Panny Marie, Matky církve",
			mary_of_jesus_crucified_petkovic_virgin: "Bl. Marie od Ukřižovaného Ježíše Petković, panny",
			mary_of_jesus_in_the_blessed_sacrament_venegas_de_la_torre_virgin: "Sv. Marie od Ježíše v Nejsvětější Svátosti Venegas de la Torre, panny",
			mary_of_jesus_the_good_shepherd_siedliska_virgin: "Bl. Marie od Ježíše Dobrého Pastýře Siedliské, panny",
			mary_of_the_cross_mackillop_virgin: "Sv. Marie od Kříže MacKillop, panny",
			mary_of_the_incarnation_barbara_acarie_religious: "Bl. Márie od Vtělení Barbary Acarie, řeholnice",
			mary_of_the_incarnation_marie_guyart_religious: "Sv. Marie od Vtělení Marie Guyart, řeholnice",
			mary_of_the_providence_eugenie_smet_virgin: "Bl. Marie od Prozřetelnosti Evženie Smetové, panny",
			mary_of_the_sacred_heart_sophie_therese_de_soubiran_la_louviere_virgin: "Bl. Marie Terezy de Soubiran La Louvière, panny",
			mary_soledad_torres_acosta_virgin: "Sv. Marie Soledad Torres y Acosta, panny",
			mary_stella_of_the_blessed_sacrament_mardosewicz_and_companions_virgins: "Bl. Marie Stelly od Nejsvětější Svátosti Mardosewicz a druhů, panen a mučednic",
			mary_theresa_chiramel_mankidiyan_virgin: "Sv. Marie Terezie Chiramel Mankidiyan, panny",
			mary_theresa_ledochowska_virgin: "Bl. Marie Terezie Ledóchowské, panny",
			mary_ursula_of_jesus_ledochowska_virgin: "Sv. Marie Voršily od Ježíše Ledóchowské, panny",
			marydolores_rodriguez_sopena_virgin: "Bl. Marie Dolores Rodríguez Sopeñové, panny",
			maternus_of_cologne_bishop: "Sv. Materna, biskupa",
			maternus_of_cologne_valerius_of_trier_and_eucharius_of_trier_bishops: "Sv. Materna, Valeria a Eucharia, biskupů",
			matilda_of_ringelheim: "Sv. Matyldy",
			matthew_apostle: "Sv. Matouše, apoštola a evangelisty",
			matthias_apostle: "Sv. Matěje, apoštola",
			maurice_of_agaunum_and_companions_martyrs: "Sv. Mauricia a druhů, mučedníků",
			maurice_tornay_priest: "Bl. Mauricia Tornaya, kněze a mučedníka",
			maurus_of_pecs_bishop: "Sv. Maura, biskupa",
			maximilian_mary_raymund_kolbe_priest: "Sv. Maxmiliána Marie Kolbeho, kněze a mučedníka",
			mederic_of_autun_and_droctoveus_of_autun_abbots: "Sv. Mederika a Droktovea, opatů",
			meinrad_of_einsiedeln_martyr: "Sv. Meinrada, mučedníka",
			mel_of_ardagh_bishop: "Sv. Mela, biskupa",
			melchior_grodziecki_priest: "Sv. Melichara Grodeckého, kněze a mučedníka",
			michael_gabriel_and_raphael_archangels: "Sv. Michaela, Gabriela a Rafaela, archandělů",
			michael_kozal_bishop: "Bl. Michaela Kozala, biskupa a mučedníka",
			miguel_agustin_pro_priest: "Bl. Michaela Augustina Pro, kněze a mučedníka",
			miguel_febres_cordero_religious: "Sv. Michaela Febres Cordero, řeholníka",
			modestus_andlauer_and_andrew_bauer_martyrs: "Sv. Modesta Andlauer a Ondřeje Bauer, mučedníků",
			modestus_andlauer_martyr: "Sv. Modesta Andlauer, mučedníka",
			monica_of_hippo: "Sv. Moniky",
			moninne_of_killeavy_virgin: "Sv. Moninny, panny",
			morand_of_cluny_monk: "Sv. Moranda, mnicha",
			most_holy_body_and_blood_of_christ: "Těla a krve Páně",
			most_holy_name_of_jesus: "Nejsvětějšího Jména Ježíš",
			most_holy_name_of_mary: "Jména Panny Marie",
			most_holy_trinity: "Nejsvětější Trojice",
			most_sacred_heart_of_jesus: "Nejsvětějšího Srdce Ježíšova",
			munchin_of_limerick_bishop: "Sv. Munchina, biskupa",
			muredach_of_killala_bishop: "Sv. Muredacha, biskupa",
			mutien_marie_wiaux_religious: "Sv. Muciána Marie Wiaux, řeholníka",
			nativity_of_john_the_baptist: "Narození svatého Jana Křtitele",
			nativity_of_the_blessed_virgin_mary: "Narození Panny Marie",
			nativity_of_the_lord: "Narození Páně",
			nazaria_ignacia_of_saint_teresa_of_jesus_march_mesa_virgin: "Sv. Nazárie Ignácie od sv. Terezie od Ježíše March Mesa, panny",
			nereus_of_terracina_and_achilleus_of_terracina_martyrs: "Sv. Nerea a Achillea, mučedníků",
			nicholas_barre_priest: "Bl. Mikuláše Barré, kněze",
			nicholas_of_flue_hermit: "Sv. Mikuláše z Flüe, poustevníka",
			nicholas_of_myra_bishop: "Sv. Mikuláše, biskupa",
			nicholas_steno_bishop: "Bl. Mikuláše Steno, biskupa",
			nicholas_tavelic_priest: "Sv. Mikuláše Taveliće, kněze a mučedníka",
			ninian_of_whithorn_bishop: "Sv. Niniána, biskupa",
			norbert_of_xanten_bishop: "Sv. Norberta, biskupa",
			nuno_of_saint_mary_pereira_religious: "Sv. Nuna od sv. Marie Pereira, řeholníka",
			nykyta_budka_and_vasyl_velychkovsky_bishops: "Bl. Nikity Budka a Vasila Velichkovského, biskupů a mučedníků",
			odile_of_alsace_abbess: "Sv. Otýlie, abatyše",
			odile_of_alsace_abbess_patroness_of_alsace: "Sv. Otýlie, abatyše, patronky Alsaska",
			odoric_of_pordenone_priest: "Bl. Odorika z Pordenone, kněze",
			olaf_ii_of_norway_martyr: "Sv. Olafa, mučedníka",
			oleksiy_zarytskyi_priest: "Bl. Alexeja Zaryckého, kněze a mučedníka",
			olga_of_kiev: "Sv. Olgy",
			oliver_plunket_bishop: "Sv. Olivera Plunketa, biskupa a mučedníka",
			otteran_of_iona_monk: "Sv. Oterána, mnicha",
			otto_of_bamberg_bishop: "Sv. Ota z Bambergu, biskupa",
			our_lady_help_of_christians: "Panny Marie, Pomocnice křesťanů",
			our_lady_mediatrix_of_all_grace: "Panny Marie, Prostřednice všech milostí",
			our_lady_mother_of_christian_unity: "Panny Marie, Matky jednoty křesťanů",
			our_lady_mother_of_divine_providence_patroness_of_puerto_rico: "Panny Marie, Matky Boží prozřetelnosti a patronky Portorika",
			our_lady_of_aparecida_patroness_of_brazil: "Panny Marie z Aparecidy, patronky Brazílie",
			our_lady_of_bethlehem: "Panny Marie Betlémské",
			our_lady_of_china: "Panny Marie Čínské",
			our_lady_of_czestochowa: "Panny Marie Čenstochovské",
			our_lady_of_fatima: "Panny Marie Fatimské",
			our_lady_of_good_counsel: "Panny Marie Dobré rady",
			our_lady_of_guadalupe: "Panny Marie Guadalupské",
			our_lady_of_guadalupe_patroness_of_the_americas: "Panny Marie Guadalupské, patronky obou Amerik",
			our_lady_of_guadalupe_patroness_of_the_philippines: "Panny Marie Guadalupské, patronky Filipín",
			our_lady_of_hungary_patroness_of_hungary: "Panny Marie Maďarů, patronky Maďarska",
			our_lady_of_itati: "Panny Marie Itatské",
			our_lady_of_knock: "Panny Marie z Knock",
			our_lady_of_lanka: "Panny Marie z Lanky",
			our_lady_of_lebanon: "Panny Marie z Lebanonu",
			our_lady_of_loreto: "Panny Marie Loretánské",
			our_lady_of_lourdes: "Panny Marie Lurdské",
			our_lady_of_lujan_patroness_of_argentina: "Panny Marie Lujánské, patronky Argentiny",
			our_lady_of_madhu: "Panny Marie z Madhu",
			our_lady_of_marija_bistrica: "Panny Marie z Marije Bistrice",
			our_lady_of_mercy: "Panny Marie milosrdenství",
			our_lady_of_mount_carmel: "Panny Marie Karmelské",
			our_lady_of_mount_carmel_mother_and_queen_of_chile: "Panny Marie Karmelské, Matky a Královny Čile",
			our_lady_of_perpetual_help: "Panny Marie Matky ustavičné pomoci",
			our_lady_of_sorrows: "Panny Marie Bolestné",
			our_lady_of_sorrows_patroness_of_slovakia: "Panny Marie Bolestné, patronky Slovenska",
			our_lady_of_the_discovery_of_the_hidden_christians: "Panny Marie od objevení skrytých křesťanů",
			our_lady_of_the_gate_of_dawn: "Panny Marie Ostrobramské",
			our_lady_of_the_miraculous_medal: "Panny Marie Zázračné medaile",
			our_lady_of_the_pillar: "Panny Marie na Sloupu",
			our_lady_of_the_rosary: "Panny Marie Růžencové",
			our_lady_of_the_valley: "Panny Marie z Údolí",
			our_lady_of_vladimir: "Panny Marie Vladimírské",
			our_lady_of_walsingham: "Panny Marie Walsinghamské",
			our_lady_queen_of_peace: "Panny Marie Královnej pokoje",
			our_lady_queen_of_poland: "Panny Marie, Královny Polska",
			our_lady_refuge_of_sinners: "Pannu Marii, Útočiště hříšníků",
			our_lord_jesus_christ_king_of_the_universe: "Ježíše Krista krále",
			our_lord_jesus_christ_the_eternal_high_priest: "Ježíše Krista, nejvyššího a věčného kněze",
			our_lord_of_miracles: "Pána zázraků",
			palm_sunday_of_the_passion_of_the_lord: "Květná neděle",
			pancras_of_rome_martyr: "Sv. Pankráce, mučedníka",
			pantaleon_of_nicomedia_martyr: "Sv. Pantaleona z Nikomedie, mučedníka",
			paschal_baylon_religious: "Sv. Paschala Baylóna, řeholníka",
			passion_of_saint_john_the_baptist: "Umučení sv. Jana Křtitele",
			patrick_of_ireland_bishop: "Sv. Patrika, biskupa",
			patrick_of_ireland_bishop_patron_of_ireland: "Sv. Patrika, biskupa a patrona Irska",
			paul_chen_changpin_and_companions_martyrs: "Sv. Pavla Chen Changpin a druhů, mučedníků",
			paul_liu_hanzuo_priest: "Sv. Pavla Liu Hanzuo, kněze a mučedníka",
			paul_miki_and_companions_martyrs: "Sv. Pavla Mikiho a druhů, mučedníků",
			paul_of_the_cross_priest: "Sv. Pavla od Kříže, kněze",
			paul_of_thebes_hermit: "Bl. Pavla z Téb, poustevníka",
			paul_vi_pope: "Sv. Pavla VI., papeže",
			paulina_of_the_agonizing_heart_of_jesus_visintainer_virgin: "Sv. Pavlíny od Bolestného Srdce Ježíšova Visintainer, panny",
			paulinus_of_nola_bishop: "Sv. Paulína Nolánského, biskupa",
			paulinus_of_trier_bishop: "Sv. Paulína z Trevíru, biskupa",
			paulinus_of_york_bishop: "Sv. Paulína z Yorku, biskupa",
			pavel_peter_gojdic_bishop: "Bl. Pavla Petra Gojdiče, biskupa a mučedníka",
			pedro_calungsod_martyr: "Sv. Petra Calungsod, mučedníka",
			pelagius_of_cordoba_martyr: "Sv. Pelagia z Córdoby, mučedníka",
			pentecost_sunday: "Seslání Ducha svatého",
			perpetua_of_carthage_and_felicity_of_carthage_martyrs: "Sv. Perpetuy a Felicity, mučednic",
			peter_and_paul_apostles: "Sv. Petra a Pavla, apoštolů",
			peter_baptist_blasquez_paul_miki_and_companions_martyrs: "Sv. Petra Bautist Blásqueze, Pavla Mikiho a druhů, mučedníků",
			peter_canisius_priest: "Sv. Petra Kanisia, kněze a učitele církve",
			peter_chanel_priest: "Sv. Petra Chanela, kněze a mučedníka",
			peter_chanel_priest_patron_of_oceania: "Sv. Petra Chanela, prvního mučedníka Oceánie a patrona Oceánie",
			peter_chrysologus_bishop: "Sv. Petra Chryzologa, biskupa a učitele církve",
			peter_claver_priest: "Sv. Petra Klavera, kněze",
			peter_damian_bishop: "Sv. Petra Damianiho, biskupa a učitele církve",
			peter_de_zuniga_and_louis_flores_priests: "Bl. Petra de Zúñiga a Ludvíka Flores, kněží a mučedníků",
			peter_julian_eymard_priest: "Sv. Petra Juliána Eymarda, kněze",
			peter_kibe_priest_and_companions_martyrs: "Bl. Petra Kibe, kněze, a druhů, mučedníků",
			peter_liu_wenyuan_martyr: "Sv. Petra Liu Wenyuan, mučedníka",
			peter_of_alcantara_priest: "Sv. Petra z Alkantary, kněze",
			peter_sanz_bishop: "Sv. Petra Sanz, biskupa a mučedníka",
			peter_to_rot_martyr: "Bl. Petra To Rot, mučedníka",
			peter_wu_guosheng_martyr: "Sv. Petra Wu Guosheng, mučedníka",
			philip_and_james_apostles: "Sv. Filipa a Jakuba, apoštolů",
			philip_evans_and_john_lloyd_priests: "Sv. Filipa Evanse a Jana Lloyda, kněží a mučedníků",
			philip_neri_priest: "Sv. Filipa Neriho, kněze",
			philip_of_jesus_de_las_casas_martyr: "Sv. Filipa od Ježiša de las Casas, mučedníka",
			philip_of_jesus_de_las_casas_paul_miki_and_companions_martyrs: "Sv. Filipa od Ježíše de las Casas, Pavla Mikiho a druhů, mučedníků",
			pirmin_of_hornbach_abbot: "Sv. Pirmina, opata",
			pius_francesco_forgione_priest: "Sv. Pia z Pietrelciny, kněze",
			pius_ix_pope: "Bl. Pia IX., papeže",
			pius_v_pope: "Sv. Pia V., papeže",
			pius_x_pope: "Sv. Pia X., papeže",
			polycarp_of_smyrna_bishop: "Sv. Polykarpa, biskupa a mučedníka",
			pontian_i_pope_and_hippolytus_of_rome_priest: "Sv. Ponciána, papeže, a Hippolyta, kněze, mučedníků",
			pothinus_of_lyon_bishop_blandina_of_lyon_virgin_and_companions_martyrs: "Sv. Potína, biskupa, Blandiny, panny a druhů, mučedníků",
			presentation_of_the_blessed_virgin_mary: "Zasvěcení Panny Marie v Jeruzalémě",
			presentation_of_the_lord: "Uvedení Páně do chrámu",
			procopius_of_sazava_abbot: "Sv. Prokopa, opata",
			publius_of_malta_bishop: "Sv. Publia, biskupa",
			queenship_of_the_blessed_virgin_mary: "Panny Marie Královny",
			quirinus_of_sescia_bishop: "Sv. Kvirína ze Sisaku, biskupa a mučedníka",
			rabanus_maurus_bishop: "Sv. Rabana Maura, biskupa",
			radim_of_gniezno_bishop: "Sv. Radima, biskupa",
			rafqa_pietra_choboq_ar_rayes_virgin: "Sv. Rebeky Petry Choboq Ar-Rayès, panny",
			raphael_chylinski_priest: "Bl. Rafaela Chylińského, kněze",
			raphael_guizar_y_valencia_bishop: "Sv. Rafaela Guízar, biskupa",
			raphael_of_saint_joseph_kalinowski_priest: "Sv. Rafaela od sv. Josefa Kalinowského, kněze",
			raymond_of_penyafort_priest: "Sv. Rajmunda z Peñafortu, kněze",
			remigius_of_reims_bishop: "Sv. Remigia, biskupa",
			richard_gwyn_martyr: "Sv. Richarda Gwyna, mučedníka",
			richard_of_chichester_bishop: "Sv. Richarda z Chichesteru, biskupa",
			richardis_of_swabia_empress: "Sv. Richardy, císařovny",
			rita_of_cascia_religious: "Sv. Rity z Cascie, řeholnice",
			robert_bellarmine_bishop: "Sv. Roberta Bellarmina, biskupa a učitele církve",
			roch_gonzalez_alphonsus_rodriguez_and_john_del_castillo_priests: "Sv. Rocha Gonzáleze, Alfonsa Rodrígueze a Jana del Castillo, kněží a mučedníků",
			roch_of_montpellier: "Sv. Rocha",
			romuald_of_ravenna_abbot: "Sv. Romualda, opata",
			rosalie_jeanne_marie_rendu_virgin: "Bl. Rosalie Rendu, panny",
			rose_of_lima_virgin: "Sv. Růženy z Limy, panny",
			rose_of_lima_virgin_copatroness_of_the_philippines: "Sv. Růženy z Limy, panny a spolupatronky Filipín",
			rose_philippine_duchesne_virgin: "Sv. Růženy Filipíny Duchesne, panny",
			rupert_of_salzburg_and_virgilius_of_salzburg_bishops: "Sv. Ruperta a Virgila ze Salzburgu, biskupů",
			salomea_of_poland_religious: "Bl. Salomey Polské, řeholnice",
			sancha_of_portugal_and_mafalda_of_portugal_virgins: "Bl. Sanchi a Mafaldy, panen",
			sara_salkahazi_virgin: "Bl. Sáry Salkaháziové, panny a mučednice",
			scholastica_of_nursia_virgin: "Sv. Scholastiky, panny",
			sebastian_de_aparicio_religious: "Bl. Šebestiána de Aparicio, řeholníka",
			sebastian_of_milan_martyr: "Sv. Šebestiána, mučedníka",
			senan_of_inis_cathaigh_bishop: "Sv. Senana, biskupa",
			seven_holy_founders_of_the_servite_order: "Sv. Alexia a druhů, řeholníků",
			seven_martyred_nuns_from_the_franciscan_missionaries_of_mary: "Sedm mučednic z kongregace Františkánských misionářek Marie",
			severinus_of_noricum_monk: "Sv. Severina z Norika, mnicha",
			sharbel_makhluf_priest: "Sv. Šarbela Makhlufa, kněze",
			shipwreck_of_saint_paul_apostle: "Vraku lodi sv. Pavla, apoštola",
			sigismund_of_burgundy_martyr: "Sv. Zikmunda, mučedníka",
			sigmund_felix_felinski_bishop: "Sv. Zikmunda Felixe Felińského, biskupa",
			simon_and_jude_apostles: "Sv. Šimona a Judy, apoštolů",
			simon_of_lipnica_priest: "Sv. Šimona z Lipnice, kněze",
			six_welsh_martyrs_and_companions: "Šesti mučedníků Walesu a druhů",
			sixtus_ii_pope_and_companions_martyrs: "Sv. Sixta II., papeže, a druhů, mučedníků",
			spyridon_of_trimythous_bishop: "Sv. Spyridona, biskupa",
			stanislaus_kazimierczyk_priest: "Sv. Stanislava Kazimierczyka, kněze",
			stanislaus_kostka_religious: "Sv. Stanislava Kostky, řeholníka",
			stanislaus_of_szczepanow_bishop: "Sv. Stanislava, biskupa a mučedníka",
			stanislaus_of_szczepanow_bishop_patron_of_poland: "Sv. Stanislava, biskupa, mučedníka a patrona Polska",
			stephen_i_of_hungary: "Sv. Štěpána Uherského",
			stephen_the_first_martyr: "Sv. Štěpána, prvomučedníka",
			sunday_of_the_word_of_god: "3. neděle v mezidobí, nebo Neděle Božího slova",
			sunniva_of_norway_virgin: "Sv. Sunnivy, panny a mučednice",
			swithun_of_winchester_bishop: "Sv. Swithuna, biskupa",
			sylvester_i_pope: "Sv. Silvestra I. papeže",
			szilard_bogdanffy_bishop: "Bl. Szilárda Bogdánffyho, biskupa a mučedníka",
			teilo_of_llandaff_bishop: "Sv. Teila, biskupa",
			teresa_benedicta_of_the_cross_stein_virgin: "Sv. Terezie Benedikty od Kříže, panny a mučednice",
			teresa_benedicta_of_the_cross_stein_virgin_copatroness_of_europe: "Sv. Terezie Benedikty od Kříže, panny, mučednice a spolupatronky Evropy",
			teresa_of_calcutta_virgin: "Sv. Terezy z Kalkaty, panny",
			teresa_of_jesus_jornet_ibars_virgin: "Sv. Terezie od Ježíše Jornet Ibars, panny",
			teresa_of_jesus_of_avila_virgin: "Sv. Terezie od Ježíše z Ávily, panny a učitelky církve",
			teresa_of_jesus_of_los_andes_virgin: "Sv. Terezie od Ježíše z Los Andes, panny",
			teresa_of_portugal_religious: "Bl. Terezie Portugalské, řeholnice",
			theodore_of_canterbury_bishop: "Sv. Teodora z Canterbury, biskupa",
			theodore_romzha_bishop: "Bl. Teodora Romži, biskupa a mučedníka",
			theodosius_of_the_caves_abbot: "Sv. Teodózia Pečerského, opata",
			theotonius_of_coimbra_priest: "Sv. Teotonia, kněze",
			therese_of_the_child_jesus_and_the_holy_face_of_lisieux_virgin: "Sv. Terezie od Dítěte Ježíše, panny a učitelky církve",
			therese_of_the_child_jesus_and_the_holy_face_of_lisieux_virgin_copatroness_of_france: "Sv. Terezie od Dítěte Ježíše, panny, učitelky církve a spolupatronky Francie",
			thomas_apostle: "Sv. Tomáše, apoštola",
			thomas_aquinas_priest: "Sv. Tomáše Akvinského, kněze a učitele církve",
			thomas_becket_bishop: "Sv. Tomáše Becketa, biskupa a mučedníka",
			thomas_hioji_rokuzayemon_nishi_priest_and_companions_martyrs: "Sv. Tomáše Hioji Rokuzayemon Nishi, kněze, a druhů, mučedníků",
			thomas_jean_georges_rehm_priest: "Bl. Tomáše Jana Jiřího Rehma, kněze a mučedníka",
			thomas_of_villanova_bishop: "Sv. Tomáše z Villanovy, biskupa",
			thorfinn_of_hamar_bishop: "Sv. Torfina, biskupa",
			thorlac_of_iceland_bishop: "Sv. Torlaka, biskupa",
			thursday_of_the_lords_supper: "$(names:holy_thursday)",
			timothy_of_ephesus_and_titus_of_crete_bishops: "Sv. Timoteje a Tita, biskupů",
			transfiguration_of_the_lord: "Proměnění Páně",
			translation_of_the_relics_of_odile_of_alsace_abbess: "Přesunu ostatků sv. Otýlie",
			translation_of_the_relics_of_saint_stephen_of_hungary: "Přesunu ostatků sv. Štěpána Uherského",
			turibius_of_mogrovejo_bishop: "Sv. Turibia z Mongroveja, biskupa",
			ulrich_of_augsburg_bishop: "Sv. Ulricha z Augsburgu, biskupa",
			urban_i_pope: "Sv. Urbana I., papeže",
			ursula_of_cologne_and_companions_virgins: "Sv. Voršily a družek, panen a mučednic",
			valentine_of_raetia_bishop: "Sv. Valentina z Raetie, biskupa",
			valerius_of_trier_bishop: "Sv. Valeria, biskupa",
			vincent_de_paul_priest: "Sv. Vincence z Paula, kněze",
			vincent_ferrer_priest: "Sv. Vincence Ferrerského, kněze",
			vincent_kadlubek_bishop: "Bl. Vincence Kadłubek, biskupa",
			vincent_lewoniuk_and_companions_martyrs: "Bl. Vincence Lewoniuk a druhů, mučedníků",
			vincent_of_saragossa_deacon: "Sv. Vincence, jáhna a mučedníka",
			vincent_pallotti_priest: "Sv. Vincence Pallottiho, kněze",
			virgilius_of_salzburg_bishop: "Sv. Virgila ze Salzburgu, biskupa a misionáře",
			visitation_of_mary: "Navštívení Panny Marie",
			vitus_of_lucania_martyr: "Sv. Víta, mučedníka",
			vladimir_ghika_priest: "Bl. Vladimíra Ghika, kněze a mučedníka",
			vladimir_i_the_great_of_kiev: "Sv. Vladimíra Velikého",
			waitangi_day: "Den Waitangi",
			walpurga_of_heidenheim_abbess: "Sv. Valburgy z Heidenheimu, abatyše",
			wenceslaus_i_of_bohemia_martyr: "Sv. Václava, mučedníka",
			wenceslaus_i_of_bohemia_martyr_patron_of_the_czech_nation: "Sv. Václava, mučedníka a patrona českého národa",
			wendelin_of_trier_hermit: "Sv. Vendelína, poustevníka",
			wilfrid_of_york_bishop: "Sv. Vilfrida, biskupa",
			william_apor_bishop: "Bl. Viléma Apore, biskupa a mučedníka",
			willibald_of_eichstatt_bishop: "Sv. Willibalda, biskupa",
			willibrord_of_utrecht_bishop: "Sv. Willibrorda, biskupa",
			winefride_of_flintshire_virgin: "Sv. Winefridy, panny",
			wladyslaw_bladzinski_priest_and_companions_martyrs: "Bl. Vladislava Błądziński, kněze, a druhů, mučedníků",
			wolfgang_of_regensburg_bishop: "Sv. Wolfganga, biskupa",
			wulstan_of_worcester_bishop: "Sv. Wulstana, biskupa",
			yolanda_of_poland_religious: "Bl. Jolandy, řeholnice",
			zdenka_cecilia_schelingova_virgin: "Bl. Zdenky Cecilie Schelingové, panny a mučednice",
			zdislava_of_lemberk: "Sv. Zdislavy",
			zepherin_namuncura: "Bl. Zeffirína Namuncurá",
			zoltan_lajos_meszlenyi_bishop: "Bl. Zoltána Ludvíka Meszlényiho, biskupa a mučedníka",
			zygmunt_gorazdowski_priest: "Sv. Zikmunda Gorazdowského, kněze"
		},
		periods: {
			epiphany: "Zjevení Páně",
			holy_week: "Svatý týden"
		},
		ranks: {
			feast: "svátek",
			memorial: "památka",
			optional_memorial: "nezávazná památka",
			solemnity: "slavnost",
			sunday: "neděle",
			weekday: "ferie"
		},
		seasons: {
			advent: {
				privileged_weekday: "{{day}}. $t(months:11)",
				season: "Doba adventní",
				sunday: "{{week}}. neděle adventní",
				weekday: "$t(weekdays:{{dow}}, capitalize) po {{week}}. neděli adventní"
			},
			christmas_time: {
				after_epiphany: "$t(weekdays:{{dow}}, capitalize) po Zjevení Páně",
				before_epiphany: "{{day}}. $t(months:0)",
				day: "$t(weekdays:{{dow}}, capitalize) po oktávu Narození Páně",
				octave: "{{count}}. den v oktávu Narození Páně",
				season: "Doba vánoční",
				second_sunday_after_christmas: "Druhá neděle po Narození Páně"
			},
			easter_time: {
				octave: "$t(weekdays:{{dow}}, capitalize) v oktávu velikonočním",
				season: "Doba velikonoční",
				sunday: "{{week}}. neděle velikonoční",
				weekday: "$t(weekdays:{{dow}}, capitalize) po {{week}}. neděli velikonoční"
			},
			lent: {
				day_after_ash_wed: "$t(weekdays:{{dow}}, capitalize) po Popeleční středě",
				holy_week_day: "$t(weekdays:{{dow}}, capitalize) Svatého týdne",
				season: "Doba postní",
				sunday: "{{week}}. neděle postní",
				weekday: "$t(weekdays:{{dow}}, capitalize) po {{week}}. neděli postní"
			},
			ordinary_time: {
				season: "Liturgické mezidobí",
				sunday: "{{week}}. neděle v mezidobí",
				weekday: "$t(weekdays:{{dow}}, capitalize) {{week}}. týdne v mezidobí"
			},
			paschal_triduum: { season: "Velikonoční triduum" }
		},
		weekdays: {
			0: "neděle",
			1: "pondělí",
			2: "úterý",
			3: "středa",
			4: "čtvrtek",
			5: "pátek",
			6: "sobota"
		}
	},
	De: {
		colors: {
			black: "schwarz",
			gold: "gold",
			green: "grün",
			purple: "violett",
			red: "rot",
			rose: "rosa",
			white: "weiß"
		},
		cycles: {
			proper_of_saints: "Proper of Saints",
			proper_of_time: "Proper of Time",
			psalter_week_1: "I. Woche",
			psalter_week_2: "II. Woche",
			psalter_week_3: "III. Woche",
			psalter_week_4: "IV. Woche",
			sunday_year_a: "Lesejahr A",
			sunday_year_b: "Lesejahr B",
			sunday_year_c: "Lesejahr C",
			weekday_year_1: "Zyklus I",
			weekday_year_2: "Zyklus II"
		},
		id: "de",
		months: {
			0: "Januar",
			1: "Februar",
			2: "März",
			3: "April",
			4: "Mai",
			5: "Juni",
			6: "Juli",
			7: "August",
			8: "September",
			9: "Oktober",
			10: "November",
			11: "Dezember"
		},
		names: {
			"205_blessed_martyrs_of_japan": "205 Selige Märtyrer Japans",
			adalbert_of_prague_bishop: "Hl. Adalbert, Bischof und Märtyrer",
			adalbert_of_prague_bishop_patron_of_poland: "Hl. Adalbert, Bischof und Märtyrer, Schutzpatron Polens",
			adelaide_of_burgundy_empress: "Hl. Adelheid von Burgund, Kaiserin",
			adelphus_of_metz_bishop: "Hl. Adelphus, Bischof",
			adolph_kolping_priest: "Sel. Adolph Kolping, Priester",
			aelred_of_rievaulx_abbot: "Hl. Aelred von Rievaulx, Abt",
			aengus_of_tallaght_bishop: "Hl. Aengus, Bischof und Abt",
			agatha_of_sicily_virgin: "Hl. Agatha, Jungfrau und Märtyrerin",
			agnes_cao_guiying_martyr: "Hl. Agnes Cao Guiying, Märtyrerin",
			agnes_of_bohemia_virgin: "Hl. Agnes von Böhmen, Jungfrau",
			agnes_of_rome_virgin: "Hl. Agnes, Jungfrau und Märtyrerin",
			aidan_of_ferns_bishop: "Hl. Aidan, Bischof",
			aidan_of_lindisfarne_bishop: "Hl. Aidan von Lindisfarne, Bischof und Missionar",
			aidan_of_lindisfarne_bishop_and_the_saints_of_lindisfarne: "Hl. Aidan, Bischof, und die Heiligen von Lindisfarne",
			ailbe_of_emly_bishop: "Hl. Ailbe, Bischof",
			alban_of_britain_julius_of_caerleon_aaron_of_caerleon_martyrs: "Hl. Alban, Julius und Aaron, Märtyrer",
			alban_of_britain_martyr: "Hl. Alban, Märtyrer",
			alberic_crescitelli_priest: "Hl. Alberich Crescitelli, Priester und Märtyrer",
			albert_chmielowski_religious: "Hl. Albert Chmielowski, Ordensmann",
			albert_the_great_bishop: "Hl. Albert der Große, Bischof und Kirchenlehrer",
			albertina_berkenbrock_virgin: "Sel. Albertina Berkenbrock, Jungfrau und Märtyrerin",
			alberto_hurtado_priest: "Hl. Alberto Hurtado, Priester",
			all_holy_bishops_of_the_archdiocese_of_lyon: "Alle heiligen Bischöfe der Erzdiözese Lyon",
			all_saints: "Allerheiligen",
			all_saints_of_ireland: "Alle Heiligen von Irland",
			all_saints_of_the_archdiocese_of_lyon: "Alle Heiligen der Erzdiözese Lyon",
			all_saints_of_the_archdiocese_of_paris: "Alle Heiligen der Erzdiözese Paris",
			all_saints_of_the_diocese_of_saint_denis: "Alle Heiligen der Diözese Saint-Denis",
			all_saints_of_wales: "Alle Heiligen von Wales",
			aloysius_gonzaga_religious: "Hl. Aloisius Gonzaga, Ordensmann",
			aloysius_stepinac_bishop: "Sel. Aloysius Stepinac, Bischof und Märtyrer",
			aloysius_versiglia_bishop_and_callistus_caravario_priest_martyrs: "Hl. Aloisius Versiglia, Bischof, und Callistus Caravario, Priester, Märtyrer",
			alphonsa_of_the_immaculate_conception_muttathupadathu_virgin: "Hl. Alphonsa von der Unbefleckten Empfängnis Muttathupadathu, Jungfrau",
			alphonsus_mary_liguori_bishop: "Hl. Alfons Maria von Liguori, Bischof und Kirchenlehrer",
			amand_of_maastricht_bishop: "Hl. Amand, Bischof",
			amandus_of_strasbourg_bishop: "Hl. Amandus von Straßburg, Bischof",
			amarin_of_alsace_abbot: "Hl. Amarin, Abt und Märtyrer",
			ambrose_of_milan_bishop: "Hl. Ambrosius, Bischof und Kirchenlehrer",
			andre_bessette_religious: "Hl. André Bessette, Ordensmann",
			andre_grasset_priest: "Sel. André Grasset, Priester und Märtyrer",
			andrew_apostle: "Hl. Andreas, Apostel",
			andrew_apostle_patron_of_russia: "Hl. Andreas, Apostel, Schutzpatron Russlands",
			andrew_apostle_patron_of_scotland: "Hl. Andreas, Apostel, Schutzpatron Schottlands",
			andrew_bobola_priest: "Hl. Andreas Bobola, Priester und Märtyrer",
			andrew_de_soveral_and_ambrose_francis_ferro_priests: "Hl. Andreas de Soveral und Ambrosius Franz Ferro, Priester und Märtyrer",
			andrew_dung_lac_priest_and_companions_martyrs: "Hl. Andreas Dung-Lac, Priester, und Gefährten, Märtyrer",
			andrew_kim_tae_gon_priest_paul_chong_ha_sang_and_companions_martyrs: "Hl. Andreas Kim Tae-gŏn, Priester, Paul Chŏng Ha-sang und Gefährten, Märtyrer",
			andrew_zorard_of_nitra_and_benedict_of_skalka_hermits: "Hl. Andreas Zorard und Benedikt, Einsiedler",
			angela_merici_virgin: "Hl. Angela Merici, Jungfrau",
			angela_salawa_virgin: "Sel. Angela Salawa, Jungfrau",
			annemund_of_lyon_bishop: "Hl. Annemund, Bischof und Märtyrer",
			anno_of_cologne_bishop: "Hl. Anno von Köln, Bischof",
			annunciation_of_the_lord: "Die Verkündigung des Herrn",
			anselm_of_canterbury_bishop: "Hl. Anselm, Bischof und Kirchenlehrer",
			ansgar_of_hamburg_bishop: "Hl. Ansgar, Bischof",
			anthony_chevrier_priest: "Sel. Antonius Chevrier, Priester",
			anthony_julian_nowowiejski_bishop_and_companions_martyrs: "Sel. Antonius Julian Nowowiejski, Bischof, und Gefährten, Märtyrer",
			anthony_mary_claret_bishop: "Hl. Antonius Maria Claret, Bischof",
			anthony_of_egypt_abbot: "Hl. Antonius, Abt",
			anthony_of_padua_priest: "Hl. Antonius von Padua, Priester und Kirchenlehrer",
			anthony_of_saint_anne_galvao_priest: "Hl. Antonius von St. Anna Galvão, Priester",
			anthony_of_the_caves_monk: "Hl. Antonius von den Höhlen, Mönch",
			anthony_zaccaria_priest: "Hl. Antonius Maria Zaccaria, Priester",
			apollinaris_of_ravenna_bishop: "Hl. Apollinaris, Bischof und Märtyrer",
			arbogast_of_strasbourg_bishop: "Hl. Arbogast, Bischof",
			arbogast_of_strasbourg_bishop_patron_of_the_archdiocese_of_strasbourg: "Hl. Arbogast, Bischof, Schutzpatron der Erzdiözese Straßburg",
			asaph_of_wales_bishop: "Hl. Asaph, Bischof",
			ascension_of_the_lord: "Christi Himmelfahrt",
			ash_wednesday: "Aschermittwoch",
			asicus_of_elphin_bishop: "Hl. Asicus, Bischof",
			assumption_of_the_blessed_virgin_mary: "Mariä Aufnahme in den Himmel",
			athanasius_of_alexandria_bishop: "Hl. Athanasius, Bischof und Kirchenlehrer",
			attracta_of_killaraght_virgin: "Hl. Attracta, Jungfrau",
			audoen_of_rouen_bishop: "Hl. Audoen, Bischof",
			augustine_kazotic_bishop: "Sel. Augustinus Kažotić, Bischof und Märtyrer",
			augustine_of_canterbury_bishop: "Hl. Augustinus von Canterbury, Bischof",
			augustine_of_hippo_bishop: "Hl. Augustinus, Bischof und Kirchenlehrer",
			augustine_zhao_rong_priest: "Hl. Augustinus Zhao Rong, Priester und Märtyrer",
			augustine_zhao_rong_priest_and_companions_martyrs: "Hl. Augustinus Zhao Rong, Priester, und Gefährten, Märtyrer",
			aurelia_of_strasbourg_virgin: "Hl. Aurelia von Straßburg, Jungfrau",
			baldomerus_of_lyon_religious: "Hl. Baldomerus, Ordensmann",
			baptism_of_the_lord: "Taufe des Herrn",
			barbara_of_heliopolis_virgin: "Hl. Barbara, Jungfrau und Märtyrerin",
			barnabas_apostle: "Hl. Barnabas, Apostel",
			bartholomew_apostle: "Hl. Bartholomäus, Apostel",
			bartholomew_dias_laurel_religious: "Sel. Bartholomäus Días Laurel, Ordensmann und Märtyrer",
			bartholomew_of_the_martyrs_fernandes_bishop: "Hl. Bartholomäus der Märtyrer Fernandes, Bischof",
			basil_the_great_and_gregory_nazianzen_bishops: "Hl. Basilius der Große und Gregor von Nazianz, Bischöfe und Kirchenlehrer",
			beatrice_da_silva_meneses_virgin: "Hl. Beatrix da Silva Meneses, Jungfrau",
			bede_the_venerable_priest: "Hl. Beda Venerabilis, Priester und Kirchenlehrer",
			benedict_of_aniane_abbot: "Hl. Benedikt von Aniane, Abt",
			benedict_of_jesus_valdivielso_saez_religious: "Hl. Benedikt von Jesus Valdivielso Sáez, Ordensmann und Märtyrer",
			benedict_of_nursia_abbot: "Hl. Benedikt, Abt",
			benedict_of_nursia_abbot_patron_of_europe: "Hl. Benedikt, Abt, Schutzpatron Europas",
			benno_of_meissen_bishop: "Hl. Benno von Meißen, Bischof",
			bernadette_soubirous_virgin: "Hl. Bernadette Soubirous, Jungfrau",
			bernard_of_clairvaux_abbot: "Hl. Bernhard, Abt und Kirchenlehrer",
			bernardine_of_siena_priest: "Hl. Bernhardin von Siena, Priester",
			beuno_of_wales_abbot: "Hl. Beuno, Abt",
			blaise_of_sebaste_bishop: "Hl. Blasius, Bischof und Märtyrer",
			blessed_martyrs_of_paris: "Selige Märtyrer von Paris",
			bogumilus_of_dobrow_bishop: "Sel. Bogumilus, Bischof",
			boleslawa_mary_lament_virgin: "Sel. Boleslawa Maria Lament, Jungfrau",
			bonaventure_of_bagnoregio_bishop: "Hl. Bonaventura, Bischof und Kirchenlehrer",
			boniface_of_mainz_bishop: "Hl. Bonifatius, Bischof und Märtyrer",
			boris_of_kiev_and_gleb_of_kiev_martyrs: "Hl. Boris und Gleb, Märtyrer",
			brendan_of_clonfert_abbot: "Hl. Brendan, Abt",
			bridget_of_sweden_religious: "Hl. Birgitta, Ordensfrau",
			bridget_of_sweden_religious_copatroness_of_europe: "Hl. Birgitta, Ordensfrau, Mitpatronin Europas",
			brigid_of_kildare_virgin: "Hl. Brigida, Äbtissin",
			brigid_of_kildare_virgin_copatroness_of_ireland: "Hl. Brigida, Jungfrau, Mitpatronin Irlands",
			bronislava_of_poland_virgin: "Sel. Bronislava, Jungfrau",
			bronislaw_markiewicz_priest: "Sel. Bronisław Markiewicz, Priester",
			bruno_of_cologne_priest: "Hl. Bruno, Priester",
			bruno_of_querfurt_bishop: "Hl. Bruno von Querfurt, Bischof und Märtyrer",
			caesarius_of_arles_bishop: "Hl. Caesarius von Arles, Bischof",
			cajetan_of_thiene_priest: "Hl. Kajetan, Priester",
			callistus_i_pope: "Hl. Calixt I., Papst und Märtyrer",
			camillus_de_lellis_priest: "Hl. Kamillus von Lellis, Priester",
			canada_day: "Kanada-Tag",
			canice_of_kilkenny_abbot: "Hl. Canice, Abt",
			canute_iv_of_denmark_eric_ix_of_sweden_and_olaf_ii_of_norway_martyrs: "Hl. Knut, Erik und Olaf, Märtyrer",
			canute_iv_of_denmark_martyr: "Hl. Knut, Märtyrer",
			carlos_manuel_rodriguez_santiago: "Sel. Carlos Manuel Rodríguez Santiago",
			carmelites_of_compiegne_virgins_and_martyrs: "Sel.n Karmelitinnen von Compiègne, Jungfrauen und Märtyrerinnen",
			caroline_kozka_virgin: "Sel. Caroline Kózka, Jungfrau und Märtyrerin",
			carthage_of_lismore_bishop: "Hl. Carthage, Bischof",
			casimir_of_poland: "Hl. Kasimir",
			catherine_of_alexandria_virgin: "Hl. Katharina von Alexandrien, Jungfrau und Märtyrerin",
			catherine_of_siena_virgin: "Hl. Katharina von Siena, Jungfrau und Kirchenlehrerin",
			catherine_of_siena_virgin_copatroness_of_europe: "Hl. Katharina von Siena, Jungfrau und Kirchenlehrerin, Mitpatronin Europas",
			catherine_of_siena_virgin_copatroness_of_italy_and_europe: "Hl. Katharina von Siena, Jungfrau und Kirchenlehrerin, Mitpatronin Italiens und Europas",
			catherine_zoe_laboure_virgin: "Hl. Katharina Labouré, Jungfrau",
			ceallach_of_armagh_bishop: "Hl. Ceallach, Bischof",
			cecilia_of_rome_virgin: "Hl. Cäcilia, Jungfrau und Märtyrerin",
			ceferino_gimenez_malla_martyr: "Sel. Ceferino Giménez Malla, Märtyrer",
			ceraunus_of_paris_bishop: "Hl. Ceraunus von Paris, Bischof",
			ceslaus_of_poland_and_hyacinth_of_poland_priests: "Sel.n Ceslaus und der heilige Hyazinth, Priester",
			ceslaus_of_poland_priest: "Sel. Ceslaus, Priester",
			chad_of_mercia_and_cedd_of_lastingham_bishops: "Hl. Chad und Cedd, Bischöfe",
			chair_of_saint_peter_the_apostle: "Kathedra Petri",
			charles_borromeo_bishop: "Hl. Karl Borromäus, Bischof",
			charles_i_of_austria: "Sel. Karl von Österreich",
			charles_lwanga_and_companions_martyrs: "Hl. Karl Lwanga und Gefährten, Märtyrer",
			charles_of_jesus_de_foucauld: "Hl. Charles de Foucauld, Priester",
			charles_spinola_and_jerome_de_angelis_priests: "Sel.n Karl Spinola und Hieronymus de Angelis, Priester und Märtyrer",
			charles_spinola_priest: "Sel. Karl Spinola, Priester und Märtyrer",
			christopher_magallanes_priest_and_companions_martyrs: "Hl. Christophorus Magallanes, Priester, und Gefährten, Märtyrer",
			christopher_of_palestine_martyr: "Hl. Christophorus, Märtyrer",
			ciaran_of_clonmacnoise_abbot: "Hl. Ciarán, Abt",
			clare_of_assisi_virgin: "Hl. Klara, Jungfrau",
			clement_i_pope: "Hl. Clemens I., Papst und Märtyrer",
			clement_mary_hofbauer_priest: "Hl. Klemens Maria Hofbauer, Priester",
			clement_of_ohrid_and_gorazd_of_moravia_bishops_and_companions: "Hl. Clemens von Ohrid und Gorazd, Bischöfe, und Gefährten",
			clotilde_of_burgundy: "Hl. Chrodechild",
			colman_of_cloyne_bishop: "Hl. Colman von Cloyne, Bischof",
			colman_of_dromore_bishop: "Hl. Colman von Dromore, Bischof",
			colman_of_kilmacduagh_bishop: "Hl. Colman von Kilmacduagh, Bischof",
			columba_marmion_priest: "Sel. Columba Marmion, Priester",
			columba_of_iona_abbot: "Hl. Columban, Abt",
			columba_of_iona_abbot_copatron_of_ireland: "Hl. Columban, Abt und Missionar, Mitpatron Irlands",
			columban_of_luxeuil_abbot: "Hl. Columban von Luxeuil, Abt",
			comgall_of_bangor_abbot: "Hl. Comgall, Abt",
			commemoration_of_all_the_faithful_departed: "Allerseelen",
			conleth_of_kildare_bishop: "Hl. Conleth, Bischof",
			conrad_of_constance_and_gebhard_of_constance_bishops: "Hl. Konrad und Gebhard von Konstanz, Bischöfe",
			conrad_of_parzham_religious: "Hl. Konrad von Parzham, Ordensmann",
			conversion_of_saint_paul_the_apostle: "Die Bekehrung des heiligen Paulus, des Apostels",
			corbinian_of_freising_bishop: "Hl. Korbinian, Bischof",
			cornelius_i_pope_and_cyprian_of_carthage_bishop_martyrs: "Hl. Cornelius, Papst, und Cyprian, Bischof, Märtyrer",
			cosmas_of_cilicia_and_damian_of_cilicia_martyrs: "Hl. Kosmas und Damian, Märtyrer",
			cuthbert_of_lindisfarne_bishop: "Hl. Cuthbert, Bischof",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop: "Hl. Cyrill, Mönch, und Methodius, Bischof",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop_copatrons_of_europe: "Hl. Cyrill, Mönch, und Methodius, Bischof, Mitpatrone Europas",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop_slavic_missionaries_copatrons_of_europe: "Hl. Cyrill, Mönch, und Methodius, Bischof, Slawenapostel, Mitpatrone Europas",
			cyril_of_alexandria_bishop: "Hl. Cyrill von Alexandrien, Bischof und Kirchenlehrer",
			cyril_of_jerusalem_bishop: "Hl. Cyrill von Jerusalem, Bischof und Kirchenlehrer",
			damasus_i_pope: "Hl. Damasus I., Papst",
			damien_de_veuster_priest: "Hl. Damian de Veuster, Priester",
			daniel_brottier_priest: "Sel. Daniel Brottier, Priester",
			david_lewis_priest: "Hl. David Lewis, Priester und Märtyrer",
			david_of_wales_bishop: "Hl. David, Bischof",
			david_of_wales_bishop_patron_of_wales: "Hl. David, Bischof, Schutzpatron von Wales",
			davnet_of_sliabh_beagh_virgin: "Hl. Davnet, Jungfrau",
			declan_of_ardmore_bishop: "Hl. Declan, Bischof",
			dedication_of_consecrated_churches: "Kirchweihfest",
			dedication_of_the_basilica_of_saint_mary_major: "Weihetag der Basilika Santa Maria Maggiore",
			dedication_of_the_basilicas_of_saints_peter_and_paul_apostles: "Weihetag der Basiliken St. Peter und Paul, Apostel",
			dedication_of_the_cathedral_basilica_of_saint_denis_france: "Weihetag der Kathedralbasilika von Saint-Denis, Frankreich",
			dedication_of_the_cathedral_of_notre_dame_de_strasbourg_france: "Weihetag der Kathedrale Notre-Dame von Straßburg",
			dedication_of_the_cathedral_of_saint_john_the_baptist_lyon_france: "Weihetag der Kathedrale St. Johannes der Täufer, Lyon",
			dedication_of_the_lateran_basilica: "Weihetag der Lateranbasilika",
			dedication_of_the_notre_dame_de_paris_cathedral_paris_france: "Weihetag der Kathedrale Notre-Dame de Paris, Paris",
			deiniol_of_bangor_bishop: "Hl. Deiniol, Bischof",
			demetrius_of_thessaloniki_martyr: "Hl. Demetrius von Thessaloniki, Märtyrer",
			denis_of_paris_bishop_and_companions_martyrs: "Hl. Dionysius, Bischof, und Gefährten, Märtyrer",
			denis_of_paris_bishop_patron_of_the_archdiocese_of_paris: "Hl. Dionysius, Bischof und Märtyrer, Schutzpatron der Erzdiözese Paris",
			denis_of_paris_bishop_patron_of_the_city_and_of_the_diocese_of_saint_denis: "Hl. Dionysius, Bischof und Märtyrer, Schutzpatron der Stadt und der Diözese Saint-Denis",
			dina_belanger_virgin: "Sel. Dina Bélanger, Jungfrau",
			dionysius_the_areopagite_bishop: "Hl. Dionysius Areopagita, Bischof und Märtyrer",
			dismas_the_good_thief: "Dismas, der gute Schächer",
			divine_mercy_sunday: "Barmherzigkeitssonntag",
			dominic_de_guzman_priest: "Hl. Dominikus, Priester",
			dominic_of_the_mother_of_god_barberi_priest: "Sel. Dominikus von der Mutter Gottes Barberi, Priester",
			dunstan_of_canterbury_bishop: "Hl. Dunstan, Bischof",
			dyfrig_of_wales_bishop: "Hl. Dyfrig, Bischof",
			easter_sunday: "Ostersonntag der Auferstehung des Herrn",
			edmund_bojanowski: "Sel. Edmund Bojanowski",
			edmund_campion_priest: "Hl. Edmund Campion, Priester und Märtyrer",
			edmund_ignatius_rice_religious: "Sel. Edmund Rice, Ordensmann",
			edmund_of_abingdon_bishop: "Hl. Edmund von Abingdon, Bischof",
			edward_the_confessor: "Hl. Eduard der Bekenner",
			eligius_of_noyon_bishop: "Hl. Eligius, Bischof",
			elijah_prophet: "Hl. Elija, Prophet",
			elizabeth_ann_seton_religious: "Hl. Elizabeth Ann Seton, Ordensfrau",
			elizabeth_hesselblad_religious: "Hl. Elizabeth Hesselblad, Ordensfrau",
			elizabeth_of_hungary_religious: "Hl. Elisabeth von Ungarn, Ordensfrau",
			elizabeth_of_portugal: "Hl. Elisabeth von Portugal",
			emeric_of_hungary: "Hl. Emmerich",
			emilie_tavernier_gamelin_religious: "Sel. Émilie Tavernier-Gamelin, Ordensfrau",
			enda_of_aran_abbot: "Hl. Enda, Abt",
			english_martyrs: "Englische Märtyrer",
			eoghan_of_ardstraw_bishop: "Hl. Eoghan, Bischof",
			ephrem_the_syrian_deacon: "Hl. Ephräm der Syrer, Diakon und Kirchenlehrer",
			epiphany_of_the_lord: "Erscheinung des Herrn",
			epipodius_of_lyon_and_alexander_of_lyon_martyrs: "Hl. Epipodius und Alexander, Märtyrer",
			eric_ix_of_sweden_martyr: "Hl. Erik IX. von Schweden, Märtyrer",
			etheldreda_of_ely_abbess: "Hl. Æthelthryth, Äbtissin",
			eucharius_of_trier_bishop: "Hl. Eucharius, Bischof",
			eucherius_of_lyon_bishop: "Hl. Eucherius, Bischof",
			eugene_de_mazenod_bishop: "Hl. Eugène de Mazenod, Bischof",
			eugenia_of_alsace_and_attala_of_alsace_virgins: "Hl. Eugenia und Attala, Jungfrauen",
			eulalia_of_merida_virgin: "Hl. Eulalia von Mérida, Jungfrau und Märtyrerin",
			eulogius_of_cordoba_bishop: "Hl. Eulogius von Córdoba, Bischof",
			eusebius_of_esztergom_priest: "Sel. Eusebius von Esztergom, Priester",
			eusebius_of_vercelli_bishop: "Hl. Eusebius von Vercelli, Bischof",
			exaltation_of_the_holy_cross: "Kreuzerhöhung",
			eysteinn_of_nidaros_bishop: "Hl. Eysteinn von Nidaros, Bischof",
			ezequiel_moreno_bishop: "Hl. Ezequiel Moreno, Bischof",
			fabian_i_pope: "Hl. Fabian, Papst und Märtyrer",
			fachanan_of_kilfenora_bishop: "Hl. Fachanan, Bischof",
			fachtna_of_rosscarbery_bishop: "Hl. Fachtna, Bischof",
			faustina_kowalska_virgin: "Hl. Faustina Kowalska, Jungfrau",
			ferdinand_iii_of_castile: "Hl. Ferdinand III. von Kastilien",
			fiacre_of_breuil_monk: "Hl. Fiacrius, Mönch",
			fidelis_of_sigmaringen_priest: "Hl. Fidelis von Sigmaringen, Priester und Märtyrer",
			finbarr_of_cork_bishop: "Hl. Finbarr, Bischof",
			finding_of_the_holy_cross: "Kreuzauffindung",
			finnian_of_clonard_bishop: "Hl. Finnian, Bischof",
			fintan_of_clonenagh_abbot: "Hl. Fintan, Abt",
			first_martyrs_of_the_holy_roman_church: "Die ersten Märtyrer der heiligen römischen Kirche",
			first_polish_martyrs: "Hl. Benedikt, Johannes, Matthäus, Isaak und Christian, die ersten polnischen Märtyrer",
			five_wounds_of_the_lord: "Fünf Wunden des Herrn",
			flannan_of_killaloe_bishop: "Hl. Flannan, Bischof",
			florentius_of_strasbourg_bishop: "Hl. Florentius, Bischof",
			florian_of_lorch_and_companions_martyrs: "Hl. Florian und Gefährten, Märtyrer",
			florian_of_lorch_martyr: "Hl. Florian, Märtyrer",
			frances_of_rome_religious: "Hl. Franziska von Rom, Ordensfrau",
			frances_xavier_cabrini_virgin: "Hl. Franziska Xaviera Cabrini, Jungfrau",
			francis_borgia_priest: "Hl. Franz Borgia, Priester",
			francis_de_sales_bishop: "Hl. Franz von Sales, Bischof und Kirchenlehrer",
			francis_de_sales_bishop_patron_of_the_clergy_of_the_archdiocese_of_lyon: "Hl. Franz von Sales, Bischof und Kirchenlehrer, Schutzpatron des Klerus der Erzdiözese Lyon",
			francis_diaz_del_rincon_priest_and_companions_martyrs: "Hl. Franz Díaz del Rincon, Priester, und Gefährten, Märtyrer",
			francis_ferdinand_de_capillas_priest: "Hl. Franz Ferdinand de Capillas, Priester und Märtyrer",
			francis_of_assisi: "Hl. Franz von Assisi",
			francis_of_assisi_patron_of_italy: "Hl. Franz von Assisi, Schutzpatron Italiens",
			francis_of_paola_hermit: "Hl. Franz von Paola, Einsiedler",
			francis_solanus_priest: "Hl. Franz Solanus, Priester",
			francis_xavier_priest: "Hl. Franz Xaver, Priester",
			francis_xavier_seelos_priest: "Sel. Franz Xaver Seelos, Priester",
			francois_de_montmorency_laval_bishop: "Hl. François de Laval, Bischof",
			frederic_janssoone_priest: "Sel. Frédéric Janssoone, Priester",
			frederic_ozanam_founder: "Sel. Frédéric Ozanam, Gründer",
			friday_of_the_passion_of_the_lord: "Karfreitag",
			fridolin_of_sackingen_monk: "Hl. Fridolin von Säckingen, Mönch",
			fructuosus_of_braga_martin_of_braga_and_gerald_of_braga_bishops: "Hl. Fructuosus, Martin und Gerald von Braga, Bischöfe",
			fructuosus_of_tarragona_bishop_and_augurius_of_tarragona_and_eulogius_of_tarragona_deacons_martyrs: "Hl. Fructuosus, Bischof, Augurius und Eulogius, Diakone, Märtyrer",
			fursa_of_peronne_abbot: "Hl. Fursa, Abt und Missionar",
			gabriel_taurin_dufresse_bishop: "Hl. Gabriel-Taurin Dufresse, Bischof und Märtyrer",
			gall_of_switzerland_abbot: "Hl. Gallus, Abt und Missionar",
			genevieve_of_paris_virgin: "Hl. Genoveva, Jungfrau",
			george_matulaitis_bishop: "Sel. Georg Matulaitis, Bischof",
			george_of_lydda_martyr: "Hl. Georg, Märtyrer",
			george_of_lydda_martyr_patron_of_england: "Hl. Georg, Märtyrer, Schutzpatron Englands",
			george_preca_priest: "Hl. Georg Preca, Priester",
			gerard_of_csanad_bishop: "Hl. Gerhard von Csanád, Bischof und Märtyrer",
			germain_of_paris_bishop: "Hl. Germanus von Paris, Bischof",
			germanus_of_auxerre_bishop: "Hl. Germanus von Auxerre, Bischof",
			gertrude_of_nivelles_abbess: "Hl. Gertrud von Nivelles, Äbtissin",
			gertrude_the_great_virgin: "Hl. Gertrud, Jungfrau",
			gisela_of_hungary: "Sel. Gisela",
			gobnait_of_ballyvourney_virgin: "Hl. Gobnait, Jungfrau",
			gorazd_of_moravia_and_companions: "Hl. Gorazd und Gefährten",
			gotthard_of_hildesheim_bishop: "Hl. Godehard, Bischof",
			gratia_of_cattaro_religious: "Sel. Gratia von Kotor, Ordensfrau",
			gregory_grassi_francis_fogolla_and_anthony_fantosati_bishops_and_companions_martyrs: "Hl. Gregor Grassi, Franz Fogolla und Antonius Fantosati, Bischöfe, und Gefährten, Märtyrer",
			gregory_i_the_great_pope: "Hl. Gregor der Große, Papst und Kirchenlehrer",
			gregory_of_narek_abbot: "Hl. Gregor von Narek, Abt und Kirchenlehrer",
			gregory_vii_pope: "Hl. Gregor VII., Papst",
			gregory_x_pope: "Sel. Gregor X., Papst",
			guardian_angel_of_portugal: "Der Schutzengel Portugals",
			gundisalvus_garcia_martyr: "Hl. Gundisalvus Garcia, Märtyrer",
			gundisalvus_of_amarante_priest: "Sel. Gundisalvus von Amarante, Priester",
			gundisalvus_of_lagos_priest: "Sel. Gundisalvus von Lagos, Priester",
			hedwig_of_poland: "Hl. Hedwig von Polen",
			hedwig_of_silesia_religious: "Hl. Hedwig, Ordensfrau",
			helena_of_constantinople: "Hl. Helena",
			hemma_of_gurk: "Hl. Hemma von Gurk",
			hemming_of_turku_bishop: "Sel. Hemming von Turku, Bischof",
			henry_ii_emperor: "Hl. Heinrich",
			henry_ii_emperor_and_cunigunde_of_luxembourg: "Hl. Heinrich und Kunigunde",
			henry_of_finland_bishop: "Hl. Heinrich, Bischof und Märtyrer",
			henry_suso_priest: "Sel. Heinrich Seuse, Priester",
			hermann_joseph_of_steinfeld_priest: "Hl. Hermann Joseph, Priester",
			hermenegild_the_visigoths_martyr: "Hl. Hermenegild, Märtyrer",
			hilary_of_poitiers_bishop: "Hl. Hilarius, Bischof und Kirchenlehrer",
			hilda_of_whitby_abbess: "Hl. Hilda, Äbtissin",
			hildegard_of_bingen_abbess: "Hl. Hildegard von Bingen, Äbtissin und Kirchenlehrerin",
			holy_child_of_cebu: "Das Heilige Kind von Cebu",
			holy_family_of_jesus_mary_and_joseph: "Fest der heiligen Familie",
			holy_guardian_angels: "Hl. Schutzengel",
			holy_innocents_martyrs: "Die Unschuldigen Kinder, Märtyrer",
			holy_saturday: "Karsamstag/Osternacht",
			holy_thursday: "Gründonnerstag",
			honorat_kozminski_priest: "Sel. Honorat Koźmiński, Priester",
			hosanna_of_cattaro_virgin: "Sel. Hosanna von Kotor, Jungfrau",
			hroznata_of_bohemia_martyr: "Sel. Hroznata, Märtyrer",
			hubert_of_liege_bishop: "Hl. Hubertus, Bischof",
			hugh_of_lincoln_bishop: "Hl. Hugo von Lincoln, Bischof",
			hungarian_saints_and_blesseds: "Ungarische Heilige und Selige",
			hyacinth_of_poland_priest: "Hl. Hyazinth, Priester",
			ignatius_de_azevedo_priest_and_companions_martyrs: "Sel. Ignatius von Azevedo, Priester, und Gefährten, Märtyrer",
			ignatius_falzon: "Sel. Ignatius Falzon",
			ignatius_of_antioch_bishop: "Hl. Ignatius von Antiochien, Bischof und Märtyrer",
			ignatius_of_loyola_priest: "Hl. Ignatius von Loyola, Priester",
			ildephonsus_of_toledo_bishop: "Hl. Ildephonsus von Toledo, Bischof",
			illtud_the_knight_abbot: "Hl. Illtud, Abt",
			immaculate_conception_of_the_blessed_virgin_mary: "Hochfest der ohne Erbsünde empfangenen Jungfrau und Gottesmutter Maria",
			immaculate_conception_of_the_blessed_virgin_mary_patroness_of_the_philippines: "Die Unbefleckte Empfängnis der seligen Jungfrau Maria, Schutzpatronin der Philippinen",
			immaculate_conception_of_the_blessed_virgin_mary_patroness_of_the_usa: "Die Unbefleckte Empfängnis der seligen Jungfrau Maria, Schutzpatronin der USA",
			immaculate_heart_of_mary: "Das Unbefleckte Herz Mariä",
			innocent_v_pope: "Sel. Innozenz V., Papst",
			innocent_xi_pope: "Sel. Innozenz XI., Papst",
			irenaeus_of_lyon_bishop: "Hl. Irenäus, Bischof, Märtyrer und Kirchenlehrer",
			irenaeus_of_lyon_bishop_patron_of_the_archdiocese_of_lyon_and_companions_martyrs: "Hl. Irenäus, Bischof und Kirchenlehrer, Schutzpatron der Erzdiözese Lyon, und Gefährten, Märtyrer",
			irene_of_macedonia: "Hl. Irene",
			irish_martyrs: "Irische Märtyrer",
			isabelle_of_france_virgin: "Sel. Isabelle von Frankreich, Jungfrau",
			isidore_of_seville_bishop: "Hl. Isidor, Bischof und Kirchenlehrer",
			isidore_the_farmer: "Hl. Isidor der Bauer",
			istvan_sandor_religious: "Sel. István Sándor, Ordensmann und Märtyrer",
			ita_of_killeedy_virgin: "Hl. Ita, Jungfrau",
			ivan_merz: "Sel. Ivan Merz",
			ivo_of_kermartin_priest: "Hl. Ivo, Priester",
			jacinta_marto_and_francisco_marto: "Hl. Jacinta und Francisco Marto",
			jacques_jules_bonnaud_priest_and_companions_martyrs: "Sel. Jacques-Jules Bonnaud, Priester, und Gefährten, Märtyrer",
			james_apostle: "Hl. Jakobus, Apostel",
			james_apostle_patron_of_spain: "Hl. Jakobus, Apostel, Schutzpatron Spaniens",
			james_strzemie_bishop: "Sel. Jakob Strzemię, Bischof",
			jane_frances_de_chantal_religious: "Hl. Johanna Franziska von Chantal, Ordensfrau",
			januarius_i_of_benevento_bishop: "Hl. Januarius, Bischof und Märtyrer",
			jarlath_of_tuam_bishop: "Hl. Jarlath, Bischof",
			jean_louis_bonnard_priest: "Hl. Jean-Louis Bonnard, Priester und Märtyrer",
			jean_pierre_neel_priest: "Hl. Jean Pierre Néel, Priester und Märtyrer",
			jerome_emiliani: "Hl. Hieronymus Ämiliani",
			jerome_of_stridon_priest: "Hl. Hieronymus, Priester und Kirchenlehrer",
			joachim_and_anne_parents_of_mary: "Hl. Joachim und Anna, Eltern der seligen Jungfrau Maria",
			joachim_and_anne_patroness_of_the_province_of_quebec_parents_of_mary: "Hl. Anna, Schutzpatronin der Provinz Quebec, und Joachim, Eltern der seligen Jungfrau Maria",
			joachim_he_kaizhi_martyr: "Hl. Joachim He Kaizhi, Märtyrer",
			joan_of_arc_virgin_copatroness_of_france: "Hl. Johanna von Orleans, Jungfrau, Mitpatronin Frankreichs",
			joan_of_portugal_virgin: "Sel. Johanna von Portugal, Jungfrau",
			joaquina_of_saint_francis_of_assisi_de_vedruna_religious: "Hl. Joaquina Vedruna de Mas, Ordensfrau",
			john_apostle: "Hl. Johannes, Apostel und Evangelist",
			john_baptist_de_la_salle_priest: "Hl. Johannes Baptist de la Salle, Priester",
			john_berchmans_religious: "Hl. Johannes Berchmans, Ordensmann",
			john_beyzym_priest: "Sel. Johannes Beyzym, Priester",
			john_bosco_priest: "Hl. Johannes Bosco, Priester",
			john_brenner_priest: "Sel. Johannes Brenner, Priester und Märtyrer",
			john_cassian_priest: "Hl. Johannes Cassian, Priester",
			john_chrysostom_bishop: "Hl. Johannes Chrysostomus, Bischof und Kirchenlehrer",
			john_damascene_priest: "Hl. Johannes von Damaskus, Priester und Kirchenlehrer",
			john_de_brebeuf_isaac_jogues_priests_and_companions_martyrs: "Hl. Johannes de Brébeuf und Isaak Jogues, Priester, und Gefährten, Märtyrer",
			john_de_brebeuf_isaac_jogues_priests_and_companions_martyrs_copatrons_of_canada: "Hl. Johannes de Brébeuf und Isaak Jogues, Priester, und Gefährten, Märtyrer, Mitpatrone Kanadas",
			john_de_britto_priest: "Hl. Johannes de Brito, Priester und Märtyrer",
			john_eudes_priest: "Hl. Johannes Eudes, Priester",
			john_fisher_bishop_and_thomas_more_martyrs: "Hl. Johannes Fisher, Bischof, und Thomas Morus, Märtyrer",
			john_francis_regis_priest: "Hl. Johannes Franz Regis, Priester",
			john_gabriel_perboyre_priest: "Hl. Johannes Gabriel Perboyre, Priester und Märtyrer",
			john_henry_newman_priest: "Hl. John Henry Newman, Priester",
			john_i_pope: "Hl. Johannes I., Papst und Märtyrer",
			john_jones_priest: "Hl. John Jones, Priester und Märtyrer",
			john_leonardi_priest: "Hl. Johannes Leonardi, Priester",
			john_macias_religious: "Hl. Johannes Macías, Ordensmann",
			john_martin_moye_priest: "Sel. John Martin Moye, Priester",
			john_mary_vianney_priest: "Hl. Pfarrer von Ars, Priester",
			john_nepomucene_neumann_bishop: "Hl. Johannes Nepomuk Neumann, Bischof",
			john_nepomucene_priest: "Hl. Johannes Nepomuk, Priester und Märtyrer",
			john_of_avila_priest: "Hl. Johannes von Ávila, Priester und Kirchenlehrer",
			john_of_capistrano_priest: "Hl. Johannes von Capestrano, Priester",
			john_of_dukla_priest: "Hl. Johannes von Dukla, Priester",
			john_of_god_duarte_cidade_religious: "Hl. Johannes von Gott, Ordensmann",
			john_of_kanty_priest: "Hl. Johannes von Kanty, Priester",
			john_of_the_cross_priest: "Hl. Johannes vom Kreuz, Priester und Kirchenlehrer",
			john_of_triora_priest: "Hl. Johannes von Triora, Priester und Märtyrer",
			john_ogilvie_priest: "Hl. John Ogilvie, Priester und Märtyrer",
			john_paul_ii_pope: "Hl. Johannes Paul II., Papst",
			john_roberts_priest: "Hl. John Roberts, Priester und Märtyrer",
			john_sarkander_priest: "Hl. Johannes Sarkander, Priester und Märtyrer",
			john_scheffler_bishop: "Sel. Johannes Scheffler, Bischof und Märtyrer",
			john_xxiii_pope: "Hl. Johannes XXIII., Papst",
			josaphat_kuntsevych_bishop: "Hl. Josaphat, Bischof und Märtyrer",
			jose_maria_de_yermo_y_parres_priest: "Hl. José María de Yermo y Parres, Priester",
			josemaria_escriva_de_balaguer_priest: "Hl. Josefmaria Escrivá, Priester",
			joseph_bilczewski_bishop: "Hl. Joseph Bilczewski, Bischof",
			joseph_de_anchieta_priest: "Hl. José de Anchieta, Priester",
			joseph_freinademetz_priest: "Hl. Josef Freinademetz, Priester",
			joseph_of_calasanz_priest: "Hl. Joseph von Calasanza, Priester",
			joseph_sebastian_pelczar_bishop: "Hl. Joseph Sebastian Pelczar, Bischof",
			joseph_spouse_of_mary: "Hl. Josef, Bräutigam der seligen Jungfrau Maria",
			joseph_spouse_of_mary_patron_of_canada: "Hl. Josef, Bräutigam der seligen Jungfrau Maria, Schutzpatron Kanadas",
			joseph_the_worker: "Hl. Josef der Arbeiter",
			joseph_vaz_priest: "Hl. Joseph Vaz, Priester",
			joseph_yuan_gengyin_priest: "Hl. Joseph Yuan Gengyin, Priester und Märtyrer",
			joseph_zhang_dapeng_martyr: "Hl. Joseph Zhang Dapeng, Märtyrer",
			josephine_bakhita_virgin: "Hl. Josephine Bakhita, Jungfrau",
			juan_diego_cuauhtlatoatzin: "Hl. Juan Diego Cuauhtlatoatzin",
			juliana_of_liege_virgin: "Hl. Juliana von Lüttich, Jungfrau",
			julie_billiart_virgin: "Hl. Julie Billiart, Jungfrau",
			junipero_serra_priest: "Hl. Junípero Serra, Priester",
			justin_martyr: "Hl. Justinus, Märtyrer",
			justus_of_lyon_bishop: "Hl. Justus, Bischof",
			kateri_tekakwitha_virgin: "Hl. Kateri Tekakwitha, Jungfrau",
			katharine_drexel_virgin: "Hl. Katharine Drexel, Jungfrau",
			kentigern_of_scotland_bishop: "Hl. Kentigern, Bischof",
			kevin_of_glendalough_abbot: "Hl. Kevin, Abt",
			kieran_of_saigir_bishop: "Hl. Kieran, Bischof",
			kilian_of_wurzburg_bishop: "Hl. Kilian, Bischof und Märtyrer",
			kilian_of_wurzburg_bishop_and_companions_martyrs: "Hl. Kilian, Bischof, und Gefährten, Märtyrer",
			kinga_of_poland_virgin: "Hl. Kinga, Jungfrau",
			kuriakose_elias_of_the_holy_family_chavara_priest: "Hl. Kuriakose Elias Chavara vom Heiligen Kind, Priester",
			labor_day: "Tag der Arbeit",
			ladislas_of_gielniow_priest: "Sel. Ladislaus von Gielniów, Priester",
			ladislaus_batthyany_strattmann: "Sel. Ladislaus Batthyány-Strattmann",
			ladislaus_i_of_hungary: "Hl. Ladislaus",
			lambert_of_maastricht_bishop: "Hl. Lambert von Maastricht, Bischof und Märtyrer",
			landry_of_paris_bishop: "Hl. Landry von Paris, Bischof",
			laserian_of_leighlin_bishop: "Hl. Laserian, Bischof",
			laura_vicuna_virgin: "Sel. Laura Vicuña, Jungfrau",
			laurence_otoole_bishop: "Hl. Laurentius O’Toole, Bischof",
			laurence_wang_bing_and_companions_martyrs: "Hl. Laurentius Wang Bing und Gefährten, Märtyrer",
			lawrence_bai_xiaoman_martyr: "Hl. Laurentius Bai Xiaoman, Märtyrer",
			lawrence_of_brindisi_priest: "Hl. Laurentius von Brindisi, Priester und Kirchenlehrer",
			lawrence_of_rome_deacon: "Hl. Laurentius, Diakon und Märtyrer",
			lawrence_ruiz_and_companions_martyrs: "Hl. Laurentius Ruiz und Gefährten, Märtyrer",
			leander_of_seville_bishop: "Hl. Leander von Sevilla, Bischof",
			lelia_of_killeely_virgin: "Hl. Lelia, Jungfrau",
			leo_i_the_great_pope: "Hl. Leo der Große, Papst und Kirchenlehrer",
			leo_ignatius_mangin_priest_and_companions_martyrs: "Hl. Leo Ignatius Mangin, Priester, und Gefährten, Märtyrer",
			leo_ix_pope: "Hl. Leo IX., Papst",
			leoba_of_tauberbischofsheim_abbess: "Hl. Lioba, Äbtissin",
			leodegar_of_autun_bishop: "Hl. Leodegar von Autun, Bischof und Märtyrer",
			leonard_of_noblac_hermit: "Hl. Leonhard von Noblat, Einsiedler",
			leonid_feodorov_priest: "Sel. Leonid Feodorov, Priester und Märtyrer",
			leopold_iii_of_babenberg: "Hl. Leopold III. von Babenberg",
			leopold_mandic_priest: "Hl. Leopold Mandić, Priester",
			louis_bertrand_priest: "Hl. Ludwig Bertrand, Priester",
			louis_grignion_de_montfort_priest: "Hl. Ludwig Maria Grignion von Montfort, Priester",
			louis_ix_of_france: "Hl. Ludwig",
			louis_zephirin_moreau_bishop: "Sel. Louis-Zéphirin Moreau, Bischof",
			louise_de_marillac_religious: "Hl. Luise von Marillac, Ordensfrau",
			lucius_of_chur_bishop: "Hl. Lucius von Chur, Bischof und Märtyrer",
			lucy_of_syracuse_virgin: "Hl. Lucia, Jungfrau und Märtyrerin",
			lucy_yi_zhenmei_virgin: "Hl. Lucia Yi Zhenmei, Jungfrau und Märtyrerin",
			ludan_of_scotland_pilgrim: "Hl. Ludan, Pilger",
			ludger_of_munster_bishop: "Hl. Liudger, Bischof",
			ludmila_of_bohemia_martyr: "Hl. Ludmilla, Märtyrerin",
			luigi_orione_priest: "Hl. Luigi Orione, Priester",
			luke_evangelist: "Hl. Lukas, Evangelist",
			lydia_of_philippi: "Hl. Lydia von Philippi",
			mac_nissi_of_connor_bishop: "Hl. Mac Nissi, Bischof",
			macartan_of_clogher_bishop: "Hl. Macartan, Bischof",
			madeleine_sophie_barat_virgin: "Hl. Madeleine Sophie Barat, Jungfrau",
			maelruain_of_tallaght_bishop: "Hl. Maelruain, Bischof und Abt",
			magnus_erlendsson_martyr: "Hl. Magnus, Märtyrer",
			malachy_of_armagh_bishop: "Hl. Malachias, Bischof",
			marcel_callo_martyr: "Sel. Marcel Callo, Märtyrer",
			marcelina_darowska_religious: "Sel. Marcelina Darowska, Ordensfrau",
			marcellin_champagnat_priest: "Hl. Marcellin Champagnat, Priester",
			marcellinus_of_rome_and_peter_the_exorcist_martyrs: "Hl. Marcellinus und Petrus, Märtyrer",
			marcellus_of_paris_bishop: "Hl. Marcellus von Paris, Bischof",
			margaret_clitherow_anne_line_and_margaret_ward_virgin_martyrs: "Hl. Margaret Clitherow, Anne Line und Margaret Ward, Jungfrauen, Märtyrerinnen",
			margaret_mary_alacoque_virgin: "Hl. Margareta Maria Alacoque, Jungfrau",
			margaret_of_antioch_virgin: "Hl. Margareta von Antiochia, Jungfrau und Märtyrerin",
			margaret_of_hungary_religious: "Hl. Margareta von Ungarn, Ordensfrau",
			margaret_of_scotland: "Hl. Margarethe von Schottland",
			marguerite_bourgeoys_virgin: "Hl. Marguerite Bourgeoys, Jungfrau",
			marguerite_dyouville_religious: "Hl. Marguerite d’Youville, Ordensfrau",
			maria_goretti_virgin: "Hl. Maria Goretti, Jungfrau und Märtyrerin",
			maria_guadalupe_garcia_zavala_virgin: "Hl. María Guadalupe García Zavala, Jungfrau",
			maria_micaela_of_the_blessed_sacrament_desmaisieres_virgin: "Hl. María Micaela vom Allerheiligsten Sakrament Desmaisières, Jungfrau",
			mariana_of_jesus_de_paredes_virgin: "Hl. Mariana von Jesus de Paredes, Jungfrau",
			marianne_cope_virgin: "Hl. Marianne Cope, Jungfrau",
			marie_anne_blondin_virgin: "Sel. Marie-Anne Blondin, Jungfrau",
			marie_eugenie_of_jesus_milleret_de_brou_virgin: "Hl. Marie-Eugénie von Jesus Milleret de Brou, Jungfrau und Gründerin",
			marie_leonie_paradis_virgin: "Sel. Marie-Léonie Paradis, Jungfrau",
			marie_of_saint_ignatius_claudine_thevenet_religious: "Hl. Claudine Thévenet, Ordensfrau",
			marie_rose_durocher_virgin: "Sel. Marie Rose Durocher, Jungfrau",
			mark_evangelist: "Hl. Markus, Evangelist",
			marko_krizin_melchior_grodziecki_and_stephen_pongracz_priests: "Hl. Marko Krizin, Melchior Grodziecki und Stephan Pongrácz, Priester und Märtyrer",
			marko_krizin_priest: "Hl. Marko Krizin, Priester und Märtyrer",
			maron_of_syria_hermit: "Hl. Maron, Einsiedler",
			martha_of_bethany_mary_of_bethany_and_lazarus_of_bethany: "Hl. Martha, Maria und Lazarus",
			martin_de_porres_religious: "Hl. Martin von Porres, Ordensmann",
			martin_i_pope: "Hl. Martin I., Papst und Märtyrer",
			martin_of_tours_bishop: "Hl. Martin von Tours, Bischof",
			martin_wu_xuesheng_and_companions_martyrs: "Hl. Martin Wu Xuesheng und Gefährten, Märtyrer",
			mary_adeodata_pisani_virgin: "Sel. Maria Adeodata Pisani, Jungfrau",
			mary_angela_truszkowska_virgin: "Sel. Maria Angela Truszkowska, Jungfrau",
			mary_assunta_pallotta_virgin: "Sel. Maria Assunta Pallotta, Jungfrau",
			mary_catherine_of_saint_augustine_catherine_de_simon_de_longpre_virgin: "Sel. Katharina von Sankt Augustin, Jungfrau",
			mary_magdalene: "Hl. Maria Magdalena",
			mary_magdalene_de_pazzi_virgin: "Hl. Maria Magdalena von Pazzi, Jungfrau",
			mary_mother_of_god: "Hochfest der Gottesmutter Maria",
			mary_mother_of_the_church: "Selige Jungfrau Maria, Mutter der Kirche",
			mary_of_jesus_crucified_petkovic_virgin: "Sel. Maria vom gekreuzigten Jesus Petković, Jungfrau",
			mary_of_jesus_in_the_blessed_sacrament_venegas_de_la_torre_virgin: "Hl. Maria von Jesus im Allerheiligsten Sakrament Venegas de la Torre, Jungfrau",
			mary_of_jesus_the_good_shepherd_siedliska_virgin: "Sel. Maria von Jesus dem guten Hirten Siedliska, Jungfrau",
			mary_of_the_cross_mackillop_virgin: "Hl. Mary MacKillop vom Kreuz, Jungfrau",
			mary_of_the_incarnation_barbara_acarie_religious: "Sel. Maria von der Menschwerdung Barbara Acarie, Ordensfrau",
			mary_of_the_incarnation_marie_guyart_religious: "Hl. Maria von der Menschwerdung Marie Guyart, Ordensfrau",
			mary_of_the_providence_eugenie_smet_virgin: "Sel. Maria von der Vorsehung Eugénie Smet, Jungfrau",
			mary_of_the_sacred_heart_sophie_therese_de_soubiran_la_louviere_virgin: "Sel. Maria Theresia von Soubiran La Louvière, Jungfrau",
			mary_soledad_torres_acosta_virgin: "Hl. Maria Soledad Torres Acosta, Jungfrau",
			mary_stella_of_the_blessed_sacrament_mardosewicz_and_companions_virgins: "Sel. Maria Stella vom Allerheiligsten Sakrament Mardosewicz und Gefährtinnen, Jungfrauen und Märtyrerinnen",
			mary_theresa_chiramel_mankidiyan_virgin: "Hl. Maria Theresa Chiramel Mankidiyan, Jungfrau",
			mary_theresa_ledochowska_virgin: "Sel. Maria Theresia Ledóchowska, Jungfrau",
			mary_ursula_of_jesus_ledochowska_virgin: "Hl. Maria Ursula von Jesus Ledóchowska, Jungfrau",
			marydolores_rodriguez_sopena_virgin: "Sel. Mary Dolores Rodríguez Sopeña, Jungfrau",
			maternus_of_cologne_bishop: "Hl. Maternus, Bischof",
			maternus_of_cologne_valerius_of_trier_and_eucharius_of_trier_bishops: "Hl. Maternus, Valerius und Eucharius, Bischöfe",
			matilda_of_ringelheim: "Hl. Mathilde",
			matthew_apostle: "Hl. Matthäus, Apostel und Evangelist",
			matthias_apostle: "Hl. Matthias, Apostel",
			maurice_of_agaunum_and_companions_martyrs: "Hl. Mauritius und Gefährten, Märtyrer",
			maurice_tornay_priest: "Sel. Maurice Tornay, Priester und Märtyrer",
			maurus_of_pecs_bishop: "Hl. Maurus, Bischof",
			maximilian_mary_raymund_kolbe_priest: "Hl. Maximilian Maria Kolbe, Priester und Märtyrer",
			mederic_of_autun_and_droctoveus_of_autun_abbots: "Hl. Medericus und Droctoveus, Äbte",
			meinrad_of_einsiedeln_martyr: "Hl. Meinrad von Einsiedeln, Märtyrer",
			mel_of_ardagh_bishop: "Hl. Mel, Bischof",
			melchior_grodziecki_priest: "Hl. Melchior Grodziecki, Priester und Märtyrer",
			michael_gabriel_and_raphael_archangels: "Hl. Michael, Gabriel und Raphael, Erzengel",
			michael_kozal_bishop: "Sel. Michael Kozal, Bischof und Märtyrer",
			miguel_agustin_pro_priest: "Sel. Miguel Agustín Pro, Priester und Märtyrer",
			miguel_febres_cordero_religious: "Hl. Miguel Febres Cordero, Ordensmann",
			modestus_andlauer_and_andrew_bauer_martyrs: "Hl. Modestus Andlauer und Andreas Bauer, Märtyrer",
			modestus_andlauer_martyr: "Hl. Modestus Andlauer, Märtyrer",
			monica_of_hippo: "Hl. Monika",
			moninne_of_killeavy_virgin: "Hl. Moninne, Jungfrau",
			morand_of_cluny_monk: "Hl. Morand, Mönch",
			most_holy_body_and_blood_of_christ: "Fronleichnam",
			most_holy_name_of_jesus: "Der allerheiligste Name Jesu",
			most_holy_name_of_mary: "Der allerheiligste Name Mariens",
			most_holy_trinity: "Allerheiligste Dreifaltigkeit",
			most_sacred_heart_of_jesus: "Heiligstes Herz Jesu",
			munchin_of_limerick_bishop: "Hl. Munchin, Bischof",
			muredach_of_killala_bishop: "Hl. Muredach, Bischof",
			mutien_marie_wiaux_religious: "Hl. Mutien-Marie Wiaux, Ordensmann",
			nativity_of_john_the_baptist: "Die Geburt des heiligen Johannes des Täufers",
			nativity_of_the_blessed_virgin_mary: "Mariä Geburt",
			nativity_of_the_lord: "Weihnachten - Hochfest der Geburt des Herrn",
			nazaria_ignacia_of_saint_teresa_of_jesus_march_mesa_virgin: "Hl. Nazaria Ignacia von der heiligen Teresa von Jesus March Mesa, Jungfrau",
			nereus_of_terracina_and_achilleus_of_terracina_martyrs: "Hl. Nereus und Achilleus, Märtyrer",
			nicetius_of_lyon_bishop: "Hl. Nizier, Bischof",
			nicholas_barre_priest: "Sel. Nikolaus Barré, Priester",
			nicholas_of_flue_hermit: "Hl. Niklaus von Flüe, Einsiedler",
			nicholas_of_myra_bishop: "Hl. Nikolaus, Bischof",
			nicholas_steno_bishop: "Sel. Nikolaus Steno, Bischof",
			nicholas_tavelic_priest: "Hl. Nikolaus Tavelić, Priester und Märtyrer",
			ninian_of_whithorn_bishop: "Hl. Ninian, Bischof",
			norbert_of_xanten_bishop: "Hl. Norbert, Bischof",
			nuno_of_saint_mary_pereira_religious: "Hl. Nuno von Santa Maria Pereira, Ordensmann",
			nykyta_budka_and_vasyl_velychkovsky_bishops: "Sel.n Nykyta Budka und Vasyl Velychkovsky, Bischöfe und Märtyrer",
			odile_of_alsace_abbess: "Hl. Odilia, Äbtissin",
			odile_of_alsace_abbess_patroness_of_alsace: "Hl. Odilia, Äbtissin, Schutzpatronin des Elsass",
			odoric_of_pordenone_priest: "Sel. Odorich von Pordenone, Priester",
			olaf_ii_of_norway_martyr: "Hl. Olaf II., Märtyrer",
			oleksiy_zarytskyi_priest: "Sel. Oleksiy Zarytskyi, Priester und Märtyrer",
			olga_of_kiev: "Hl. Olga",
			oliver_plunket_bishop: "Hl. Oliver Plunket, Bischof und Märtyrer",
			otteran_of_iona_monk: "Hl. Otteran, Mönch",
			otto_of_bamberg_bishop: "Hl. Otto von Bamberg, Bischof",
			our_lady_help_of_christians: "Maria, Hilfe der Christen",
			our_lady_mediatrix_of_all_grace: "Maria, Mittlerin aller Gnaden",
			our_lady_mother_of_christian_unity: "Maria, Mutter der christlichen Einheit",
			our_lady_mother_of_divine_providence_patroness_of_puerto_rico: "Maria, Mutter der göttlichen Vorsehung, Schutzpatronin von Puerto Rico",
			our_lady_of_angels_patroness_of_costa_rica: "Unsere Liebe Frau von den Engeln, Schutzpatronin von Costa Rica",
			our_lady_of_aparecida_patroness_of_brazil: "Unsere Liebe Frau von Aparecida, Schutzpatronin Brasiliens",
			our_lady_of_bethlehem: "Unsere Liebe Frau von Bethlehem",
			our_lady_of_china: "Unsere Liebe Frau von China",
			our_lady_of_czestochowa: "Unsere Liebe Frau von Tschenstochau",
			our_lady_of_fatima: "Unsere Liebe Frau von Fatima",
			our_lady_of_fourviere: "Unsere Liebe Frau von Fourvière",
			our_lady_of_good_counsel: "Unsere Liebe Frau vom guten Rat",
			our_lady_of_guadalupe: "Unsere Liebe Frau von Guadalupe",
			our_lady_of_guadalupe_patroness_of_the_americas: "Unsere Liebe Frau von Guadalupe, Schutzpatronin Amerikas",
			our_lady_of_guadalupe_patroness_of_the_philippines: "Unsere Liebe Frau von Guadalupe, Schutzpatronin der Philippinen",
			our_lady_of_hungary_patroness_of_hungary: "Unsere Liebe Frau von Ungarn, Schutzpatronin Ungarns",
			our_lady_of_itati: "Unsere Liebe Frau von Itatí",
			our_lady_of_knock: "Unsere Liebe Frau von Knock",
			our_lady_of_la_salette: "Unsere Liebe Frau von La Salette",
			our_lady_of_lanka: "Unsere Liebe Frau von Lanka",
			our_lady_of_lebanon: "Unsere Liebe Frau vom Libanon",
			our_lady_of_loreto: "Unsere Liebe Frau von Loreto",
			our_lady_of_lourdes: "Unsere Liebe Frau von Lourdes",
			our_lady_of_lujan_patroness_of_argentina: "Unsere Liebe Frau von Luján, Schutzpatronin Argentiniens",
			our_lady_of_madhu: "Unsere Liebe Frau von Madhu",
			our_lady_of_marija_bistrica: "Unsere Liebe Frau von Marija Bistrica",
			our_lady_of_mercy: "Unsere Liebe Frau der Barmherzigkeit",
			our_lady_of_mount_carmel: "Unsere Liebe Frau vom Berge Karmel",
			our_lady_of_mount_carmel_mother_and_queen_of_chile: "Unsere Liebe Frau vom Berge Karmel, Mutter und Königin von Chile",
			our_lady_of_perpetual_help: "Unsere Liebe Frau von der immerwährenden Hilfe",
			our_lady_of_sorrows: "Unsere Liebe Frau von den Schmerzen",
			our_lady_of_sorrows_patroness_of_slovakia: "Unsere Liebe Frau von den Schmerzen, Schutzpatronin der Slowakei",
			our_lady_of_the_discovery_of_the_hidden_christians: "Unsere Liebe Frau von der Entdeckung der verborgenen Christen",
			our_lady_of_the_gate_of_dawn: "Unsere Liebe Frau vom Tor der Morgenröte",
			our_lady_of_the_miraculous_medal: "Unsere Liebe Frau von der Wundertätigen Medaille",
			our_lady_of_the_pillar: "Unsere Liebe Frau von der Säule",
			our_lady_of_the_rosary: "Unsere Liebe Frau vom Rosenkranz",
			our_lady_of_the_valley: "Unsere Liebe Frau vom Tal",
			our_lady_of_vladimir: "Unsere Liebe Frau von Wladimir",
			our_lady_of_walsingham: "Unsere Liebe Frau von Walsingham",
			our_lady_queen_of_peace: "Unsere Liebe Frau, Königin des Friedens",
			our_lady_queen_of_poland: "Unsere Liebe Frau, Königin von Polen",
			our_lady_refuge_of_sinners: "Unsere Liebe Frau, Zuflucht der Sünder",
			our_lord_jesus_christ_king_of_the_universe: "Christkönigssonntag",
			our_lord_jesus_christ_the_eternal_high_priest: "Unser Herr Jesus Christus, der ewige Hohepriester",
			our_lord_of_miracles: "Unser Herr der Wunder",
			palm_sunday_of_the_passion_of_the_lord: "Palmsonntag",
			pancras_of_rome_martyr: "Hl. Pankratius, Märtyrer",
			pantaleon_of_nicomedia_martyr: "Hl. Pantaleon von Nikomedien, Märtyrer",
			paschal_baylon_religious: "Hl. Paschalis Baylon, Ordensmann",
			passion_of_saint_john_the_baptist: "Enthauptung des hl. Johannes‘ des Täufers",
			patrick_of_ireland_bishop: "Hl. Patrick, Bischof",
			patrick_of_ireland_bishop_patron_of_ireland: "Hl. Patrick, Bischof, Schutzpatron Irlands",
			paul_chen_changpin_and_companions_martyrs: "Hl. Paul Chen Changpin und Gefährten, Märtyrer",
			paul_liu_hanzuo_priest: "Hl. Paul Liu Hanzuo, Priester und Märtyrer",
			paul_miki_and_companions_martyrs: "Hl. Paul Miki und Gefährten, Märtyrer",
			paul_of_the_cross_priest: "Hl. Paul vom Kreuz, Priester",
			paul_of_thebes_hermit: "Sel. Paul von Theben, Einsiedler",
			paul_vi_pope: "Hl. Paul VI., Papst",
			paulina_of_the_agonizing_heart_of_jesus_visintainer_virgin: "Hl. Paulina vom leidenden Herzen Jesu Visintainer, Jungfrau",
			paulinus_of_nola_bishop: "Hl. Paulinus von Nola, Bischof",
			paulinus_of_trier_bishop: "Hl. Paulinus von Trier, Bischof",
			paulinus_of_york_bishop: "Hl. Paulinus von York, Bischof",
			pavel_peter_gojdic_bishop: "Sel. Pavel Peter Gojdič, Bischof und Märtyrer",
			pedro_calungsod_martyr: "Hl. Pedro Calungsod, Märtyrer",
			pelagius_of_cordoba_martyr: "Hl. Pelagius von Córdoba, Märtyrer",
			pentecost_sunday: "Pfingstsonntag",
			perpetua_of_carthage_and_felicity_of_carthage_martyrs: "Hl. Perpetua und Felicitas, Märtyrerinnen",
			peter_and_paul_apostles: "Hl. Petrus und Paulus, Apostel",
			peter_baptist_blasquez_paul_miki_and_companions_martyrs: "Hl. Peter Baptist Blásquez, Paul Miki und Gefährten, Märtyrer",
			peter_canisius_priest: "Hl. Petrus Canisius, Priester und Kirchenlehrer",
			peter_chanel_priest: "Hl. Peter Chanel, Priester und Märtyrer",
			peter_chanel_priest_patron_of_oceania: "Hl. Peter Chanel, Protomärtyrer von Ozeanien, Schutzpatron von Ozeanien",
			peter_chrysologus_bishop: "Hl. Petrus Chrysologus, Bischof und Kirchenlehrer",
			peter_claver_priest: "Hl. Petrus Claver, Priester",
			peter_damian_bishop: "Hl. Petrus Damiani, Bischof und Kirchenlehrer",
			peter_de_zuniga_and_louis_flores_priests: "Sel.n Peter de Zúñiga und Ludwig Flores, Priester und Märtyrer",
			peter_julian_eymard_priest: "Hl. Peter Julian Eymard, Priester",
			peter_kibe_priest_and_companions_martyrs: "Sel. Peter Kibe, Priester, und Gefährten, Märtyrer",
			peter_liu_wenyuan_martyr: "Hl. Peter Liu Wenyuan, Märtyrer",
			peter_of_alcantara_priest: "Hl. Petrus von Alcantara, Priester",
			peter_sanz_bishop: "Hl. Peter Sanz, Bischof und Märtyrer",
			peter_to_rot_martyr: "Sel. Peter To Rot, Märtyrer",
			peter_wu_guosheng_martyr: "Hl. Peter Wu Guosheng, Märtyrer",
			philip_and_james_apostles: "Hl. Philippus und Jakobus, Apostel",
			philip_evans_and_john_lloyd_priests: "Hl. Philip Evans und John Lloyd, Priester und Märtyrer",
			philip_neri_priest: "Hl. Philipp Neri, Priester",
			philip_of_jesus_de_las_casas_martyr: "Hl. Philip von Jesus de las Casas, Märtyrer",
			philip_of_jesus_de_las_casas_paul_miki_and_companions_martyrs: "Hl. Philip von Jesus de las Casas, Paul Miki und Gefährten, Märtyrer",
			pirmin_of_hornbach_abbot: "Hl. Pirminius, Abt",
			pius_francesco_forgione_priest: "Hl. Pio von Pietrelcina, Priester",
			pius_ix_pope: "Sel. Pius IX., Papst",
			pius_v_pope: "Hl. Pius V., Papst",
			pius_x_pope: "Hl. Pius X., Papst",
			polycarp_of_smyrna_bishop: "Hl. Polykarp, Bischof und Märtyrer",
			pontian_i_pope_and_hippolytus_of_rome_priest: "Hl. Pontianus, Papst, und Hippolyt, Priester, Märtyrer",
			pothinus_of_lyon_bishop_blandina_of_lyon_virgin_and_companions_martyrs: "Hl. Pothinus, Bischof, Blandina, Jungfrau, und Gefährten, Märtyrer",
			pothinus_of_lyon_bishop_patron_the_city_of_lyon_blandina_of_lyon_virgin_and_companions_martyrs: "Hl. Pothinus, Bischof, Schutzpatron der Stadt Lyon, Blandina, Jungfrau, und Gefährten, Märtyrer",
			presentation_of_the_blessed_virgin_mary: "Gedenktag Unserer Lieben Frau in Jerusalem",
			presentation_of_the_lord: "Darstellung des Herrn",
			procopius_of_sazava_abbot: "Hl. Prokop von Sázava, Abt",
			publius_of_malta_bishop: "Hl. Publius, Bischof",
			queenship_of_the_blessed_virgin_mary: "Maria Königin",
			quirinus_of_sescia_bishop: "Hl. Quirinus von Siscia, Bischof und Märtyrer",
			rabanus_maurus_bishop: "Hl. Hrabanus Maurus, Bischof",
			radim_of_gniezno_bishop: "Hl. Radim, Bischof",
			rafqa_pietra_choboq_ar_rayes_virgin: "Hl. Rafqa Pietra Choboq Ar-Rayès, Jungfrau",
			raphael_chylinski_priest: "Sel. Raphael Chyliński, Priester",
			raphael_guizar_y_valencia_bishop: "Hl. Raphael Guízar Valencia, Bischof",
			raphael_of_saint_joseph_kalinowski_priest: "Hl. Raphael Kalinowski, Priester",
			raymond_of_penyafort_priest: "Hl. Raymund von Penyafort, Priester",
			remigius_of_reims_bishop: "Hl. Remigius, Bischof",
			richard_gwyn_martyr: "Hl. Richard Gwyn, Märtyrer",
			richard_of_chichester_bishop: "Hl. Richard von Chichester, Bischof",
			richardis_of_swabia_empress: "Hl. Richardis, Kaiserin",
			rita_of_cascia_religious: "Hl. Rita von Cascia, Ordensfrau",
			robert_bellarmine_bishop: "Hl. Robert Bellarmin, Bischof und Kirchenlehrer",
			roch_gonzalez_alphonsus_rodriguez_and_john_del_castillo_priests: "Hl. Roch González, Alfons Rodriguez und Johannes del Castillo, Priester und Märtyrer",
			roch_of_montpellier: "Hl. Rochus",
			romuald_of_ravenna_abbot: "Hl. Romuald, Abt",
			rosalie_jeanne_marie_rendu_virgin: "Sel. Rosalie Rendu, Jungfrau",
			rose_of_lima_virgin: "Hl. Rosa von Lima, Jungfrau",
			rose_of_lima_virgin_copatroness_of_the_philippines: "Hl. Rosa von Lima, Jungfrau, Mitpatronin der Philippinen",
			rose_philippine_duchesne_virgin: "Hl. Rosa Philippine Duchesne, Jungfrau",
			rupert_of_salzburg_and_virgilius_of_salzburg_bishops: "Hl. Rupert und Virgil von Salzburg, Bischöfe",
			salomea_of_poland_religious: "Sel. Salomea von Polen, Ordensfrau",
			sancha_of_portugal_and_mafalda_of_portugal_virgins: "Sel.n Sancha und Mafalda, Jungfrauen",
			sara_salkahazi_virgin: "Sel. Sára Salkaházi, Jungfrau und Märtyrerin",
			scholastica_of_nursia_virgin: "Hl. Scholastika, Jungfrau",
			sebastian_de_aparicio_religious: "Sel. Sebastian de Aparicio, Ordensmann",
			sebastian_of_milan_martyr: "Hl. Sebastian, Märtyrer",
			senan_of_inis_cathaigh_bishop: "Hl. Senan, Bischof",
			seven_holy_founders_of_the_servite_order: "Die sieben heiligen Gründer des Servitenordens",
			seven_martyred_nuns_from_the_franciscan_missionaries_of_mary: "Sieben Märtyrerinnen der Franziskaner-Missionarinnen Mariens",
			severinus_of_noricum_monk: "Hl. Severin von Noricum, Mönch",
			sharbel_makhluf_priest: "Hl. Charbel Makhlouf, Priester",
			shipwreck_of_saint_paul_apostle: "Schiffbruch des heiligen Paulus, Apostel",
			sigismund_of_burgundy_martyr: "Hl. Sigismund, Märtyrer",
			sigmund_felix_felinski_bishop: "Hl. Sigismund Felix Feliński, Bischof",
			simon_and_jude_apostles: "Hl. Simon und Judas, Apostel",
			simon_of_lipnica_priest: "Hl. Simon von Lipnica, Priester",
			six_welsh_martyrs_and_companions: "Sechs walisische Märtyrer und Gefährten",
			sixtus_ii_pope_and_companions_martyrs: "Hl. Sixtus II., Papst, und Gefährten, Märtyrer",
			spyridon_of_trimythous_bishop: "Hl. Spyridon, Bischof",
			stanislaus_kazimierczyk_priest: "Hl. Stanislaus Kazimierczyk, Priester",
			stanislaus_kostka_religious: "Hl. Stanislaus Kostka, Ordensmann",
			stanislaus_of_szczepanow_bishop: "Hl. Stanislaus, Bischof und Märtyrer",
			stanislaus_of_szczepanow_bishop_patron_of_poland: "Hl. Stanislaus, Bischof und Märtyrer, Schutzpatron Polens",
			stephen_i_of_hungary: "Hl. Stephan von Ungarn",
			stephen_the_first_martyr: "Hl. Stephanus, der erste Märtyrer",
			sunday_of_the_word_of_god: "3. Sonntag im Jahreskreis",
			sunniva_of_norway_virgin: "Hl. Sunniva, Jungfrau und Märtyrerin",
			swithun_of_winchester_bishop: "Hl. Swithun, Bischof",
			sylvester_i_pope: "Hl. Silvester I., Papst",
			szilard_bogdanffy_bishop: "Sel. Szilárd Bogdánffy, Bischof und Märtyrer",
			teilo_of_llandaff_bishop: "Hl. Teilo, Bischof",
			teresa_benedicta_of_the_cross_stein_virgin: "Hl. Teresa Benedicta vom Kreuz Stein, Jungfrau und Märtyrerin",
			teresa_benedicta_of_the_cross_stein_virgin_copatroness_of_europe: "Hl. Teresa Benedicta vom Kreuz Stein, Jungfrau und Märtyrerin, Mitpatronin Europas",
			teresa_of_calcutta_virgin: "Hl. Teresa von Kolkata, Jungfrau",
			teresa_of_jesus_jornet_ibars_virgin: "Hl. Teresa von Jesus Jornet Ibars, Jungfrau",
			teresa_of_jesus_of_avila_virgin: "Hl. Teresa von Ávila, Jungfrau und Kirchenlehrerin",
			teresa_of_jesus_of_los_andes_virgin: "Hl. Teresa von Jesus von Los Andes, Jungfrau",
			teresa_of_portugal_religious: "Sel. Teresa von Portugal, Ordensfrau",
			thanksgiving_day: "Erntedankfest",
			theodore_of_canterbury_bishop: "Hl. Theodor von Canterbury, Bischof",
			theodore_romzha_bishop: "Sel. Theodore Romzha, Bischof und Märtyrer",
			theodosius_of_the_caves_abbot: "Hl. Theodosius von den Höhlen, Abt",
			theotonius_of_coimbra_priest: "Hl. Theotonius von Coimbra, Priester",
			therese_marie_victoire_couderc_virgin: "Hl. Therese Couderc, Jungfrau",
			therese_of_the_child_jesus_and_the_holy_face_of_lisieux_virgin: "Hl. Therese vom Kinde Jesus, Jungfrau und Kirchenlehrerin",
			therese_of_the_child_jesus_and_the_holy_face_of_lisieux_virgin_copatroness_of_france: "Hl. Therese vom Kinde Jesus, Jungfrau und Kirchenlehrerin, Mitpatronin Frankreichs",
			thomas_apostle: "Hl. Thomas, Apostel",
			thomas_aquinas_priest: "Hl. Thomas von Aquin, Priester und Kirchenlehrer",
			thomas_becket_bishop: "Hl. Thomas Becket, Bischof und Märtyrer",
			thomas_hioji_rokuzayemon_nishi_priest_and_companions_martyrs: "Hl. Thomas Hioji Rokuzayemon Nishi, Priester, und Gefährten, Märtyrer",
			thomas_jean_georges_rehm_priest: "Sel. Thomas Jean-Georges Rehm, Priester und Märtyrer",
			thomas_of_villanova_bishop: "Hl. Thomas von Villanova, Bischof",
			thorfinn_of_hamar_bishop: "Hl. Thorfinn, Bischof",
			thorlac_of_iceland_bishop: "Hl. Thorlac, Bischof",
			thursday_of_the_lords_supper: "Donnerstag des Abendmahls des Herrn",
			timothy_of_ephesus_and_titus_of_crete_bishops: "Hl. Timotheus und Titus, Bischöfe",
			transfiguration_of_the_lord: "Verklärung des Herrn",
			translation_of_the_relics_of_odile_of_alsace_abbess: "Übertragung der Reliquien der heiligen Odilia",
			translation_of_the_relics_of_saint_stephen_of_hungary: "Übertragung der Reliquien des heiligen Stephan von Ungarn",
			turibius_of_mogrovejo_bishop: "Hl. Turibius von Mogrovejo, Bischof",
			ulrich_of_augsburg_bishop: "Hl. Ulrich von Augsburg, Bischof",
			urban_i_pope: "Hl. Urban I., Papst",
			ursula_of_cologne_and_companions_virgins: "Hl. Ursula und Gefährtinnen, Jungfrauen und Märtyrerinnen",
			valentine_of_raetia_bishop: "Hl. Valentin von Rätien, Bischof",
			valerius_of_trier_bishop: "Hl. Valerius, Bischof",
			viator_of_lyon: "Hl. Viator",
			vincent_de_paul_priest: "Hl. Vinzenz von Paul, Priester",
			vincent_ferrer_priest: "Hl. Vinzenz Ferrer, Priester",
			vincent_kadlubek_bishop: "Sel. Vinzenz Kadłubek, Bischof",
			vincent_lewoniuk_and_companions_martyrs: "Sel. Vinzenz Lewoniuk und Gefährten, Märtyrer",
			vincent_of_saragossa_deacon: "Hl. Vinzenz, Diakon und Märtyrer",
			vincent_pallotti_priest: "Hl. Vinzenz Pallotti, Priester",
			virgilius_of_salzburg_bishop: "Hl. Virgil, Bischof und Missionar",
			visitation_of_mary: "Mariä Heimsuchung",
			vitus_of_lucania_martyr: "Hl. Vitus, Märtyrer",
			vladimir_ghika_priest: "Sel. Wladimir Ghika, Priester und Märtyrer",
			vladimir_i_the_great_of_kiev: "Hl. Wladimir der Große",
			waitangi_day: "Waitangi-Tag",
			walpurga_of_heidenheim_abbess: "Hl. Walburga von Heidenheim, Äbtissin",
			wenceslaus_i_of_bohemia_martyr: "Hl. Wenzel, Märtyrer",
			wenceslaus_i_of_bohemia_martyr_patron_of_the_czech_nation: "Hl. Wenzel, Märtyrer, Schutzpatron der tschechischen Nation",
			wendelin_of_trier_hermit: "Hl. Wendelin, Einsiedler",
			wilfrid_of_york_bishop: "Hl. Wilfrid, Bischof",
			william_apor_bishop: "Sel. William Apor, Bischof und Märtyrer",
			willibald_of_eichstatt_bishop: "Hl. Willibald, Bischof",
			willibrord_of_utrecht_bishop: "Hl. Willibrord, Bischof",
			winefride_of_flintshire_virgin: "Hl. Winefride, Jungfrau",
			wladyslaw_bladzinski_priest_and_companions_martyrs: "Sel. Wladyslaw Błądziński, Priester, und Gefährten, Märtyrer",
			wolfgang_of_regensburg_bishop: "Hl. Wolfgang von Regensburg, Bischof",
			wulstan_of_worcester_bishop: "Hl. Wulstan, Bischof",
			yolanda_of_poland_religious: "Sel. Jolanthe, Ordensfrau",
			zdenka_cecilia_schelingova_virgin: "Sel. Zdenka Cecilia Schelingová, Jungfrau und Märtyrerin",
			zdislava_of_lemberk: "Hl. Zdislava",
			zepherin_namuncura: "Sel. Zephyrinus Namuncurá",
			zoltan_lajos_meszlenyi_bishop: "Sel. Zoltán Lajos Meszlényi, Bischof und Märtyrer",
			zygmunt_gorazdowski_priest: "Hl. Zygmunt Gorazdowski, Priester"
		},
		ordinals: {
			1: "1.",
			2: "2.",
			3: "3.",
			4: "4.",
			5: "5.",
			6: "6.",
			7: "7.",
			8: "8.",
			9: "9.",
			10: "10.",
			11: "11.",
			12: "12.",
			13: "13.",
			14: "14.",
			15: "15.",
			16: "16.",
			17: "17.",
			18: "18.",
			19: "19.",
			20: "20.",
			21: "21.",
			22: "22.",
			23: "23.",
			24: "24.",
			25: "25.",
			26: "26.",
			27: "27.",
			28: "28.",
			29: "29.",
			30: "30",
			31: "31.",
			32: "32.",
			33: "33.",
			34: "34."
		},
		periods: {
			epiphany: "Epiphanie",
			holy_week: "Karwoche"
		},
		ranks: {
			feast: "Fest",
			memorial: "Gebotener Gedenktag",
			optional_memorial: "Nichtgebotener Gedenktag",
			solemnity: "Hochfest",
			sunday: "Sonntag",
			weekday: "Wochentag"
		},
		seasons: {
			advent: {
				privileged_weekday: "$t(months:11, capitalize) {{day}}",
				season: "Advent",
				sunday: "$t(ordinals:{{week}}, capitalize) Advent",
				weekday: "$t(weekdays:{{dow}}, capitalize) der $t(ordinals:{{week}}) Adventswoche"
			},
			christmas_time: {
				after_epiphany: "$t(weekdays:{{dow}}, capitalize) nach Erscheinung des Herrn",
				before_epiphany: "$t(months:0, capitalize) {{day}}",
				day: "$t(weekdays:{{dow}}, capitalize) of Christmas Time",
				octave: "$t(ordinals:{{count}}, capitalize) Tag der Weihnachtsoktav",
				season: "Weihnachten",
				second_sunday_after_christmas: "2. Sonntag nach Weihnachten"
			},
			easter_time: {
				octave: "$t(weekdays:{{dow}}, capitalize) der Osteroktav",
				season: "Osterzeit",
				sunday: "$t(ordinals:{{week}}, capitalize) Sonntag der Osterzeit",
				weekday: "$t(weekdays:{{dow}}, capitalize) der $t(ordinals:{{week}}) Osterwoche"
			},
			lent: {
				day_after_ash_wed: "$t(weekdays:{{dow}}, capitalize) nach Aschermittwoch",
				holy_week_day: "$t(weekdays:{{dow}}, capitalize) der Karwoche",
				season: "Fastenzeit",
				sunday: "$t(ordinals:{{week}}, capitalize) Fastensonntag",
				weekday: "$t(weekdays:{{dow}}, capitalize) der $t(ordinals:{{week}}) Fastenwoche"
			},
			ordinary_time: {
				season: "Zeit im Jahreskreis",
				sunday: "$t(ordinals:{{week}}, capitalize) Sonntag im Jahreskreis",
				weekday: "$t(weekdays:{{dow}}, capitalize) der $t(ordinals:{{week}}) Woche im Jahreskreis"
			},
			paschal_triduum: { season: "Drei Österlichen Tage" }
		},
		weekdays: {
			0: "Sonntag",
			1: "Montag",
			2: "Dienstag",
			3: "Mittwoch",
			4: "Donnerstag",
			5: "Freitag",
			6: "Samstag"
		}
	},
	En: {
		colors: {
			black: "black",
			gold: "gold",
			green: "green",
			purple: "purple",
			red: "red",
			rose: "rose",
			white: "white"
		},
		cycles: {
			proper_of_saints: "Proper of Saints",
			proper_of_time: "Proper of Time",
			psalter_week_1: "Week I",
			psalter_week_2: "Week II",
			psalter_week_3: "Week III",
			psalter_week_4: "Week IV",
			sunday_year_a: "Year A",
			sunday_year_b: "Year B",
			sunday_year_c: "Year C",
			weekday_year_1: "Cycle I",
			weekday_year_2: "Cycle II"
		},
		id: "en",
		months: {
			0: "January",
			1: "February",
			2: "March",
			3: "April",
			4: "May",
			5: "June",
			6: "July",
			7: "August",
			8: "September",
			9: "October",
			10: "November",
			11: "December"
		},
		names: {
			"205_blessed_martyrs_of_japan": "205 Blessed Martyrs of Japan",
			achard_of_saint_victor_bishop: "Blessed Achard of Saint Victor, Bishop",
			adalbert_of_prague_bishop: "Saint Adalbert, Bishop and Martyr",
			adalbert_of_prague_bishop_patron_of_poland: "Saint Adalbert, Bishop and Martyr, Patron of Poland",
			adelaide_of_burgundy_empress: "Saint Adelaide of Burgundy, Empress",
			adeline_de_mortain_abbess_and_the_saints_of_savigny: "Saint Adeline de Mortain and the Saints of Savigny",
			adelphus_of_metz_bishop: "Saint Adelphus, Bishop",
			adolph_kolping_priest: "Blessed Adolph Kolping, Priest",
			aelred_of_rievaulx_abbot: "Saint Aelred of Rievaulx, Abbot",
			aengus_of_tallaght_bishop: "Saint Aengus, Bishop and Abbot",
			agatha_of_sicily_virgin: "Saint Agatha, Virgin and Martyr",
			agnes_cao_guiying_martyr: "Saint Agnes Cao Guiying, Martyr",
			agnes_of_bohemia_virgin: "Saint Agnes of Bohemia, Virgin",
			agnes_of_rome_virgin: "Saint Agnes, Virgin and Martyr",
			aidan_of_ferns_bishop: "Saint Aidan, Bishop",
			aidan_of_lindisfarne_bishop: "Saint Aidan of Lindisfarne, Bishop and Missionary",
			aidan_of_lindisfarne_bishop_and_the_saints_of_lindisfarne: "Saint Aidan, Bishop, and the Saints of Lindisfarne",
			ailbe_of_emly_bishop: "Saint Ailbe, Bishop",
			alban_of_britain_julius_of_caerleon_aaron_of_caerleon_martyrs: "Saints Alban, Julius and Aaron, Martyrs",
			alban_of_britain_martyr: "Saint Alban, Martyr",
			alberic_crescitelli_priest: "Saint Alberic Crescitelli, Priest and Martyr",
			albert_chmielowski_religious: "Saint Albert Chmielowski, Religious",
			albert_the_great_bishop: "Saint Albert the Great, Bishop and Doctor of the Church",
			albertina_berkenbrock_virgin: "Blessed Albertina Berkenbrock, Virgin and Martyr",
			alberto_hurtado_priest: "Saint Alberto Hurtado, Priest",
			albinus_of_angers_bishop: "Saint Albinus of Angers, Abbot",
			all_holy_bishops_and_priests_of_the_diocese_of_coutances: "The Holy Bishops of the diocese of Coutances and Avranches, and the priests, their collaborators",
			all_holy_bishops_of_the_archdiocese_of_lyon: "All Holy Bishops of the Archdiocese of Lyon",
			all_holy_bishops_of_the_diocese_of_angers: "All Holy Bishops of the Diocese of Angers",
			all_saints: "All Saints",
			all_saints_of_ireland: "All Saints of Ireland",
			all_saints_of_the_archdiocese_of_lyon: "All Saints of the Archdiocese of Lyon",
			all_saints_of_the_archdiocese_of_paris: "All Saints of the Archdiocese of Paris",
			all_saints_of_the_diocese_of_coutances: "All Saints of the Diocese of Coutances and Avranches",
			all_saints_of_the_diocese_of_saint_denis: "All Saints of the Diocese of Saint-Denis",
			all_saints_of_wales: "All Saints of Wales",
			aloysius_gonzaga_religious: "Saint Aloysius Gonzaga, Religious",
			aloysius_stepinac_bishop: "Blessed Aloysius Stepinac, Bishop and Martyr",
			aloysius_versiglia_bishop_and_callistus_caravario_priest_martyrs: "Saints Aloysius Versiglia, Bishop and Callistus Caravario, Priest, Martyrs",
			alphonsa_of_the_immaculate_conception_muttathupadathu_virgin: "Saint Alphonsa of the Immaculate Conception Muttathupadathu, Virgin",
			alphonsus_mary_liguori_bishop: "Saint Alphonsus Mary Liguori, Bishop and Doctor of the Church",
			amand_of_maastricht_bishop: "Saint Amand, Bishop",
			amandus_of_strasbourg_bishop: "Saint Amandus of Strasbourg, Bishop",
			amarin_of_alsace_abbot: "Saint Amarin, Abbot and Martyr",
			ambrose_of_milan_bishop: "Saint Ambrose, Bishop and Doctor of the Church",
			andre_bessette_religious: "Saint André Bessette, Religious",
			andre_grasset_priest: "Blessed André Grasset, Priest and Martyr",
			andrew_apostle: "Saint Andrew, Apostle",
			andrew_apostle_patron_of_russia: "Saint Andrew, Apostle, Patron of Russia",
			andrew_apostle_patron_of_scotland: "Saint Andrew, Apostle, Patron of Scotland",
			andrew_bauer_martyr: "Saint Andrew Bauer, Martyr",
			andrew_bobola_priest: "Saint Andrew Bobola, Priest and Martyr",
			andrew_de_soveral_and_ambrose_francis_ferro_priests: "Saints Andrew de Soveral and Ambrose Francis Ferro, Priests and Martyrs",
			andrew_dung_lac_priest_and_companions_martyrs: "Saint Andrew Dũng-Lạc, Priest, and Companions, Martyrs",
			andrew_kim_tae_gon_priest_paul_chong_ha_sang_and_companions_martyrs: "Saints Andrew Kim Tae-gŏn, Priest, Paul Chŏng Ha-sang and Companions, Martyrs",
			andrew_zorard_of_nitra_and_benedict_of_skalka_hermits: "Saints Andrew Zorard and Benedict, Hermits",
			angela_merici_virgin: "Saint Angela Merici, Virgin",
			angela_salawa_virgin: "Blessed Angela Salawa, Virgin",
			annemund_of_lyon_bishop: "Saint Annemund, Bishop and Martyr",
			anno_of_cologne_bishop: "Saint Anno of Cologne, Bishop",
			annunciation_of_the_lord: "The Annunciation of the Lord",
			anselm_of_canterbury_bishop: "Saint Anselm, Bishop and Doctor of the Church",
			ansgar_of_hamburg_bishop: "Saint Ansgar, Bishop",
			anthony_chevrier_priest: "Blessed Anthony Chevrier, Priest",
			anthony_julian_nowowiejski_bishop_and_companions_martyrs: "Blessed Anthony Julian Nowowiejski, Bishop, and Companions, Martyrs",
			anthony_mary_claret_bishop: "Saint Anthony Mary Claret, Bishop",
			anthony_of_egypt_abbot: "Saint Anthony, Abbot",
			anthony_of_padua_priest: "Saint Anthony of Padua, Priest and Doctor of the Church",
			anthony_of_saint_anne_galvao_priest: "Saint Anthony of Saint Anne Galvão, Priest",
			anthony_of_the_caves_monk: "Saint Anthony of the Caves, Monk",
			anthony_zaccaria_priest: "Saint Anthony Zaccaria, Priest",
			apollinaris_of_ravenna_bishop: "Saint Apollinaris, Bishop and Martyr",
			arbogast_of_strasbourg_bishop: "Saint Arbogast, Bishop",
			arbogast_of_strasbourg_bishop_patron_of_the_archdiocese_of_strasbourg: "Saint Arbogast, Bishop, Patron of the Archdiocese of Strasbourg",
			asaph_of_wales_bishop: "Saint Asaph, Bishop",
			ascension_of_the_lord: "The Ascension of the Lord",
			ash_wednesday: "Ash Wednesday",
			asicus_of_elphin_bishop: "Saint Asicus, Bishop",
			assumption_of_the_blessed_virgin_mary: "The Assumption of the Blessed Virgin Mary",
			assumption_of_the_blessed_virgin_mary_patroness_of_france: "The Assumption of the Blessed Virgin Mary, Patroness of France",
			athanasius_of_alexandria_bishop: "Saint Athanasius, Bishop and Doctor of the Church",
			attracta_of_killaraght_virgin: "Saint Attracta, Virgin",
			aubert_of_avranches_bishop: "Saint Aubert, Bishop",
			audoen_of_rouen_bishop: "Saint Audoen, Bishop",
			audomar_of_therouanne_bishop: "Saint Audomar, Bishop",
			augustine_kazotic_bishop: "Blessed Augustine Kažotić, Bishop and Martyr",
			augustine_of_canterbury_bishop: "Saint Augustine of Canterbury, Bishop",
			augustine_of_hippo_bishop: "Saint Augustine, Bishop and Doctor of the Church",
			augustine_zhao_rong_priest: "Saint Augustine Zhao Rong, Priest and Martyr",
			augustine_zhao_rong_priest_and_companions_martyrs: "Saint Augustine Zhao Rong, Priest, and Companions, Martyrs",
			augustus_chapdelaine_priest: "Saint Auguste Chapdelaine, Priest and Martyr",
			aurelia_of_strasbourg_virgin: "Saint Aurelia of Strasbourg, Virgin",
			aventin_of_larboust_martyr: "Saint Aventin of Larboust, Martyr",
			baldomerus_of_lyon_religious: "Saint Baldomerus, Religious",
			baptism_of_the_lord: "The Baptism of the Lord",
			barbara_of_heliopolis_virgin: "Saint Barbara, Virgin and Martyr",
			barnabas_apostle: "Saint Barnabas, Apostle",
			bartholomew_apostle: "Saint Bartholomew, Apostle",
			bartholomew_dias_laurel_religious: "Blessed Bartholomew Días Laurel, Religious and Martyr",
			bartholomew_of_the_martyrs_fernandes_bishop: "Saint Bartholomew of the Martyrs Fernandes, Bishop",
			basil_the_great_and_gregory_nazianzen_bishops: "Saints Basil the Great and Gregory Nazianzen, Bishops and Doctors of the Church",
			beatrice_da_silva_meneses_virgin: "Saint Beatrice da Silva Meneses, Virgin",
			bede_the_venerable_priest: "Saint Bede the Venerable, Priest and Doctor of the Church",
			benedict_of_aniane_abbot: "Saint Benedict of Aniane, Abbot",
			benedict_of_jesus_valdivielso_saez_religious: "Saint Benedict of Jesus Valdivielso Sáez, Religious and Martyr",
			benedict_of_nursia_abbot: "Saint Benedict, Abbot",
			benedict_of_nursia_abbot_patron_of_europe: "Saint Benedict, Abbot, Patron of Europe",
			benedict_the_moor_religious: "Saint Benedict the Moor, Religious",
			benno_of_meissen_bishop: "Saint Benno of Meissen, Bishop",
			bernadette_soubirous_virgin: "Saint Bernadette Soubirous, Virgin",
			bernard_of_clairvaux_abbot: "Saint Bernard, Abbot and Doctor of the Church",
			bernardine_of_siena_priest: "Saint Bernardine of Siena, Priest",
			bertrand_of_comminges_bishop: "Saint Bertrand of Comminges, Bishop",
			beuno_of_wales_abbot: "Saint Beuno, Abbot",
			blaise_of_sebaste_bishop: "Saint Blaise, Bishop and Martyr",
			blessed_martyrs_of_angers: "Blessed Martyrs of Angers",
			blessed_martyrs_of_paris: "Blessed Martyrs of Paris",
			bogumilus_of_dobrow_bishop: "Blessed Bogumilus, Bishop",
			boleslawa_mary_lament_virgin: "Blessed Boleslawa Mary Lament, Virgin",
			bonaventure_of_bagnoregio_bishop: "Saint Bonaventure, Bishop and Doctor of the Church",
			boniface_of_mainz_bishop: "Saint Boniface, Bishop and Martyr",
			boris_of_kiev_and_gleb_of_kiev_martyrs: "Saints Boris and Gleb, Martyrs",
			brendan_of_clonfert_abbot: "Saint Brendan, Abbot",
			bridget_of_sweden_religious: "Saint Bridget, Religious",
			bridget_of_sweden_religious_copatroness_of_europe: "Saint Bridget, Religious, Copatroness of Europe",
			brigid_of_kildare_virgin: "Saint Brigid, Abbess",
			brigid_of_kildare_virgin_copatroness_of_ireland: "Saint Brigid, Virgin, Copatroness of Ireland",
			bronislava_of_poland_virgin: "Blessed Bronislava, Virgin",
			bronislaw_markiewicz_priest: "Blessed Bronisław Markiewicz, Priest",
			bruno_of_cologne_priest: "Saint Bruno, Priest",
			bruno_of_querfurt_bishop: "Saint Bruno of Querfurt, Bishop And Martyr",
			caesarius_of_arles_bishop: "Saint Caesarius of Arles, Bishop",
			cajetan_of_thiene_priest: "Saint Cajetan, Priest",
			callistus_i_pope: "Saint Callistus I, Pope and Martyr",
			camillus_de_lellis_priest: "Saint Camillus de Lellis, Priest",
			canada_day: "Canada Day",
			canice_of_kilkenny_abbot: "Saint Canice, Abbot",
			canute_iv_of_denmark_eric_ix_of_sweden_and_olaf_ii_of_norway_martyrs: "Saints Canute, Eric and Olaf, Martyrs",
			canute_iv_of_denmark_martyr: "Saint Canute, Martyr",
			carlos_manuel_rodriguez_santiago: "Blessed Carlos Manuel Rodríguez Santiago",
			carmelites_of_compiegne_virgins_and_martyrs: "Blessed Carmelites of Compiègne, Virgins and Martyrs",
			caroline_kozka_virgin: "Blessed Caroline Kózka, Virgin and Martyr",
			carthage_of_lismore_bishop: "Saint Carthage, Bishop",
			casimir_of_poland: "Saint Casimir",
			catherine_of_alexandria_virgin: "Saint Catherine of Alexandria, Virgin and Martyr",
			catherine_of_siena_virgin: "Saint Catherine of Siena, Virgin and Doctor of the Church",
			catherine_of_siena_virgin_copatroness_of_europe: "Saint Catherine of Siena, Virgin and Doctor of the Church, Copatroness of Europe",
			catherine_of_siena_virgin_copatroness_of_italy_and_europe: "Saint Catherine of Siena, Virgin and Doctor of the Church, Copatroness of Italy and Europe",
			catherine_zoe_laboure_virgin: "Saint Catherine Labouré, Virgin",
			ceallach_of_armagh_bishop: "Saint Ceallach, Bishop",
			cecilia_of_rome_virgin: "Saint Cecilia, Virgin and Martyr",
			ceferino_gimenez_malla_martyr: "Blessed Ceferino Giménez Malla, Martyr",
			ceraunus_of_paris_bishop: "Saint Ceraunus of Paris, Bishop",
			ceslaus_of_poland_and_hyacinth_of_poland_priests: "Blessed Ceslaus and Saint Hyacinth, Priests",
			ceslaus_of_poland_priest: "Blessed Ceslaus, Priest",
			chad_of_mercia_and_cedd_of_lastingham_bishops: "Saints Chad and Cedd, Bishops",
			chair_of_saint_peter_the_apostle: "The Chair of Saint Peter the Apostle",
			charles_borromeo_bishop: "Saint Charles Borromeo, Bishop",
			charles_i_of_austria: "Blessed Charles of Austria",
			charles_lwanga_and_companions_martyrs: "Saints Charles Lwanga and Companions, Martyrs",
			charles_of_jesus_de_foucauld: "Saint Charles de Foucauld, Priest",
			charles_spinola_and_jerome_de_angelis_priests: "Blesseds Charles Spinola and Jerome de Angelis, Priests and Martyrs",
			charles_spinola_priest: "Blessed Charles Spinola, Priest and Martyr",
			christopher_magallanes_priest_and_companions_martyrs: "Saint Christopher Magallanes, Priest, and Companions, Martyrs",
			christopher_of_palestine_martyr: "Saint Christopher, Martyr",
			ciaran_of_clonmacnoise_abbot: "Saint Ciaran, Abbot",
			clair_of_normandy_priest: "Saint Clair of Normandy, Priest and Martyr",
			clare_of_assisi_virgin: "Saint Clare, Virgin",
			clement_i_pope: "Saint Clement I, Pope and Martyr",
			clement_mary_hofbauer_priest: "Saint Clement Mary Hofbauer, Priest",
			clement_of_ohrid_and_gorazd_of_moravia_bishops_and_companions: "Saints Clement of Ohrid and Gorazd, Bishops, and Companions",
			clotilde_of_burgundy: "Saint Clotilde",
			colman_of_cloyne_bishop: "Saint Colman of Cloyne, Bishop",
			colman_of_dromore_bishop: "Saint Colman of Dromore, Bishop",
			colman_of_kilmacduagh_bishop: "Saint Colman of Kilmacduagh, Bishop",
			columba_marmion_priest: "Blessed Columba Marmion, Priest",
			columba_of_iona_abbot: "Saint Columba, Abbot",
			columba_of_iona_abbot_copatron_of_ireland: "Saint Columba, Abbot and Missionary, Copatron of Ireland",
			columban_of_luxeuil_abbot: "Saint Columban, Abbot",
			comgall_of_bangor_abbot: "Saint Comgall, Abbot",
			commemoration_of_all_the_faithful_departed: "The Commemoration of All the Faithful Departed (All Soul’s Day)",
			conleth_of_kildare_bishop: "Saint Conleth, Bishop",
			conrad_of_constance_and_gebhard_of_constance_bishops: "Saints Conrad and Gebhard of Constance, Bishops",
			conrad_of_parzham_religious: "Saint Conrad of Parzham, Religious",
			conversion_of_saint_paul_the_apostle: "The Conversion of Saint Paul the Apostle",
			corbinian_of_freising_bishop: "Saint Corbinian, Bishop",
			cornelius_i_pope_and_cyprian_of_carthage_bishop_martyrs: "Saints Cornelius, Pope, and Cyprian, Bishop, Martyrs",
			cosmas_of_cilicia_and_damian_of_cilicia_martyrs: "Saints Cosmas and Damian, Martyrs",
			cuthbert_of_lindisfarne_bishop: "Saint Cuthbert, Bishop",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop: "Saints Cyril, Monk, and Methodius, Bishop",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop_copatrons_of_europe: "Saints Cyril, Monk, and Methodius, Bishop, Copatrons of Europe",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop_slavic_missionaries_copatrons_of_europe: "Saints Cyril, Monk, and Methodius, Bishop, Slavic Missionaries, Copatrons of Europe",
			cyril_of_alexandria_bishop: "Saint Cyril of Alexandria, Bishop and Doctor of the Church",
			cyril_of_jerusalem_bishop: "Saint Cyril of Jerusalem, Bishop and Doctor of the Church",
			damasus_i_pope: "Saint Damasus I, Pope",
			damien_de_veuster_priest: "Saint Damien de Veuster, Priest",
			daniel_brottier_priest: "Blessed Daniel Brottier, Priest",
			david_lewis_priest: "Saint David Lewis, Priest and Martyr",
			david_of_wales_bishop: "Saint David, Bishop",
			david_of_wales_bishop_patron_of_wales: "Saint David, Bishop, Patron of Wales",
			davnet_of_sliabh_beagh_virgin: "Saint Davnet, Virgin",
			declan_of_ardmore_bishop: "Saint Declan, Bishop",
			dedication_of_consecrated_churches: "The Dedication of Consecrated Churches Whose Date of Consecration is Unknown",
			dedication_of_the_basilica_of_mont_saint_michel_france: "The Dedication of the Basilica of Mont-Saint-Michel, France",
			dedication_of_the_basilica_of_saint_mary_major: "The Dedication of the Basilica of Saint Mary Major",
			dedication_of_the_basilicas_of_saints_peter_and_paul_apostles: "The Dedication of the Basilicas of Saints Peter and Paul, Apostles",
			dedication_of_the_cathedral_basilica_of_saint_denis_france: "The Dedication of the Cathedral Basilica of Saint-Denis, France",
			dedication_of_the_cathedral_of_notre_dame_de_strasbourg_france: "The Dedication of the Cathedral of Notre-Dame of Strasbourg",
			dedication_of_the_cathedral_of_notre_dame_of_coutances_france: "The Dedication of the Cathedral of Coutances, France",
			dedication_of_the_cathedral_of_saint_john_the_baptist_lyon_france: "The Dedication of the Cathedral of Saint John the Baptist, Lyon",
			dedication_of_the_cathedral_of_saint_maurice_of_agaunum_angers_france: "The Dedication of the Cathedral Saint Maurice of Angers, France",
			dedication_of_the_cathedral_of_saint_stephen_of_toulouse_france: "The Dedication of the Cathedral of Saint Stephen of Toulouse, France",
			dedication_of_the_cathedral_of_the_immaculate_conception_hong_kong: "The Dedication of the Cathedral of the Immaculate Conception, Hong Kong",
			dedication_of_the_lateran_basilica: "The Dedication of the Lateran Basilica",
			dedication_of_the_notre_dame_de_paris_cathedral_paris_france: "The Dedication of the Notre-Dame de Paris Cathedral, Paris",
			deiniol_of_bangor_bishop: "Saint Deiniol, Bishop",
			demetrius_of_thessaloniki_martyr: "Saint Demetrius of Thessaloniki, Martyr",
			denis_of_paris_bishop_and_companions_martyrs: "Saint Denis, Bishop, and Companions, Martyrs",
			denis_of_paris_bishop_patron_of_the_archdiocese_of_paris: "Saint Denis, Bishop and Martyr, Patron of the Archdiocese of Paris",
			denis_of_paris_bishop_patron_of_the_city_and_of_the_diocese_of_saint_denis: "Saint Denis, Bishop and Martyr, Patron of the City and of the Diocese of Saint-Denis",
			dina_belanger_virgin: "Blessed Dina Bélanger, Virgin",
			dionysius_the_areopagite_bishop: "Saint Dionysius the Areopagite, Bishop and Martyr",
			dismas_the_good_thief: "Dismas the Good Thief",
			divine_mercy_sunday: "Second Sunday of Easter or Sunday of Divine Mercy",
			dominic_de_guzman_priest: "Saint Dominic, Priest",
			dominic_of_the_mother_of_god_barberi_priest: "Blessed Dominic of the Mother of God Barberi, Priest",
			dulce_lopes_pontes_virgin: "Saint Dulce Lopes Pontes, Virgin",
			dunstan_of_canterbury_bishop: "Saint Dunstan, Bishop",
			dyfrig_of_wales_bishop: "Saint Dyfrig, Bishop",
			easter_sunday: "Easter Sunday of the Resurrection of the Lord",
			edmund_bojanowski: "Blessed Edmund Bojanowski",
			edmund_campion_priest: "Saint Edmund Campion, Priest and Martyr",
			edmund_ignatius_rice_religious: "Blessed Edmund Rice, Religious",
			edmund_of_abingdon_bishop: "Saint Edmund of Abingdon, Bishop",
			edward_the_confessor: "Saint Edward the Confessor",
			eligius_of_noyon_bishop: "Saint Eligius, Bishop",
			elijah_prophet: "Saint Elijah, Prophet",
			elizabeth_ann_seton_religious: "Saint Elizabeth Ann Seton, Religious",
			elizabeth_hesselblad_religious: "Saint Elizabeth Hesselblad, Religious",
			elizabeth_of_hungary_religious: "Saint Elizabeth of Hungary, Religious",
			elizabeth_of_portugal: "Saint Elizabeth of Portugal",
			emeric_of_hungary: "Saint Emeric",
			emilie_tavernier_gamelin_religious: "Blessed Émilie Tavernier-Gamelin, Religious",
			enda_of_aran_abbot: "Saint Enda, Abbot",
			english_martyrs: "English Martyrs",
			eoghan_of_ardstraw_bishop: "Saint Eoghan, Bishop",
			ephrem_the_syrian_deacon: "Saint Ephrem, Deacon and Doctor of the Church",
			epiphany_of_the_lord: "The Epiphany of the Lord",
			epipodius_of_lyon_and_alexander_of_lyon_martyrs: "Saints Epipodius and Alexander, Martyrs",
			erembert_of_toulouse_bishop: "Saint Erembert of Toulouse, Bishop",
			eric_ix_of_sweden_martyr: "Saint Eric IX of Sweden, Martyr",
			etheldreda_of_ely_abbess: "Saint Etheldreda, Abbess",
			eucharistic_celebration_on_lunar_new_year_day: "Eucharistic Celebration on Lunar New Year Day",
			eucharius_of_trier_bishop: "Saint Eucharius, Bishop",
			eucherius_of_lyon_bishop: "Saint Eucherius, Bishop",
			eugene_de_mazenod_bishop: "Saint Eugène de Mazenod, Bishop",
			eugenia_of_alsace_and_attala_of_alsace_virgins: "Saints Eugenia and Attala, Virgins",
			eulalia_of_merida_virgin: "Saint Eulalia of Merida, Virgin and Martyr",
			eulogius_of_cordoba_bishop: "Saint Eulogius of Córdoba, Bishop",
			eusebius_of_esztergom_priest: "Blessed Eusebius of Esztergom, Priest",
			eusebius_of_vercelli_bishop: "Saint Eusebius of Vercelli, Bishop",
			exaltation_of_the_holy_cross: "The Exaltation of the Holy Cross",
			exuperius_of_toulouse_bishop: "Saint Exuperius of Toulouse, Bishop",
			eysteinn_of_nidaros_bishop: "Saint Eysteinn of Nidaros, Bishop",
			ezequiel_moreno_bishop: "Saint Ezequiel Moreno, Bishop",
			fabian_i_pope: "Saint Fabian, Pope and Martyr",
			fachanan_of_kilfenora_bishop: "Saint Fachanan, Bishop",
			fachtna_of_rosscarbery_bishop: "Saint Fachtna, Bishop",
			faustina_kowalska_virgin: "Saint Faustina Kowalska, Virgin",
			ferdinand_iii_of_castile: "Saint Ferdinand III of Castile",
			fiacre_of_breuil_monk: "Saint Fiacre, Monk",
			fidelis_of_sigmaringen_priest: "Saint Fidelis of Sigmaringen, Priest and Martyr",
			finbarr_of_cork_bishop: "Saint Finbarr, Bishop",
			finding_of_the_holy_cross: "Finding of the Holy Cross",
			finnian_of_clonard_bishop: "Saint Finian, Bishop",
			fintan_of_clonenagh_abbot: "Saint Fintan, Abbot",
			first_martyrs_of_the_holy_roman_church: "The First Martyrs of the Holy Roman Church",
			first_polish_martyrs: "Saints Benedict, John, Matthew, Isaac and Christian, the First Polish Martyrs",
			five_wounds_of_the_lord: "Five Wounds of the Lord",
			flannan_of_killaloe_bishop: "Saint Flannan, Bishop",
			florentius_of_anjou_abbot: "Saint Florentius, Abbot",
			florentius_of_strasbourg_bishop: "Saint Florentius, Bishop",
			florian_of_lorch_and_companions_martyrs: "Saint Florian and Companions, Martyrs",
			florian_of_lorch_martyr: "Saint Florian, Martyr",
			floscellus_of_normandy_martyr: "Saint Floscellus, Martyr",
			frances_of_rome_religious: "Saint Frances of Rome, Religious",
			frances_xavier_cabrini_virgin: "Saint Frances Xavier Cabrini, Virgin",
			francis_borgia_priest: "Saint Francis Borgia, Priest",
			francis_de_sales_bishop: "Saint Francis de Sales, Bishop and Doctor of the Church",
			francis_de_sales_bishop_patron_of_the_clergy_of_the_archdiocese_of_lyon: "Saint Francis de Sales, Bishop and Doctor of the Church, Patron of the Clergy of the Archdiocese of Lyon",
			francis_diaz_del_rincon_priest_and_companions_martyrs: "Saint Francis Díaz del Rincon, Priest, and Companions, Martyrs",
			francis_ferdinand_de_capillas_priest: "Saint Francis Ferdinand de Capillas, Priest and Martyr",
			francis_of_assisi: "Saint Francis of Assisi",
			francis_of_assisi_patron_of_italy: "Saint Francis of Assisi, Patron of Italy",
			francis_of_paola_hermit: "Saint Francis of Paola, Hermit",
			francis_solanus_priest: "Saint Francis Solanus, Priest",
			francis_xavier_priest: "Saint Francis Xavier, Priest",
			francis_xavier_seelos_priest: "Blessed Francis Xavier Seelos, priest",
			francois_de_montmorency_laval_bishop: "Saint François de Laval, Bishop",
			frederic_janssoone_priest: "Blessed Frédéric Janssoone, Priest",
			frederic_ozanam_founder: "Blessed Frédéric Ozanam, Founder",
			friday_of_the_passion_of_the_lord: "Friday of the Passion of the Lord",
			fridolin_of_sackingen_monk: "Saint Fridolin of Säckingen, Monk",
			fromundus_of_coutances_bishop: "Saint Fromundus of Coutances, Bishop",
			fructuosus_of_braga_martin_of_braga_and_gerald_of_braga_bishops: "Saints Fructuosus, Martin and Gerald of Braga, Bishops",
			fructuosus_of_tarragona_bishop_and_augurius_of_tarragona_and_eulogius_of_tarragona_deacons_martyrs: "Saints Fructuosus, Bishop, Augurius and Eulogius, Deacons, Martyrs",
			fursa_of_peronne_abbot: "Saint Fursa, Abbot and Missionary",
			gabriel_taurin_dufresse_bishop: "Saint Gabriel-Taurin Dufresse, Bishop and Martyr",
			gabriele_maria_allegra_priest: "Blessed Gabriele Maria Allegra, Priest",
			gall_of_switzerland_abbot: "Saint Gall, Abbot and Missionary",
			gaud_of_evreux_bishop: "Saint Gaud, Bishop",
			genevieve_of_paris_virgin: "Saint Genevieve, Virgin",
			george_matulaitis_bishop: "Blessed George Matulaitis, Bishop",
			george_of_lydda_martyr: "Saint George, Martyr",
			george_of_lydda_martyr_patron_of_england: "Saint George, Martyr, Patron of England",
			george_preca_priest: "Saint George Preca, Priest",
			gerard_of_csanad_bishop: "Saint Gerard of Csanád, Bishop and Martyr",
			germain_of_paris_bishop: "Saint Germain of Paris, Bishop",
			germaine_cousin_virgin: "Saint Germaine Cousin, Virgin",
			germanus_of_auxerre_bishop: "Saint Germanus of Auxerre, Bishop",
			germanus_of_normandy_bishop: "Saint Germanus of Normandy, Bishop and Martyr",
			gertrude_of_nivelles_abbess: "Saint Gertrude of Nivelles, Abbess",
			gertrude_the_great_virgin: "Saint Gertrude, Virgin",
			gisela_of_hungary: "Blessed Gisela",
			gobnait_of_ballyvourney_virgin: "Saint Gobnait, Virgin",
			gorazd_of_moravia_and_companions: "Saint Gorazd and Companions",
			gotthard_of_hildesheim_bishop: "Saint Gotthard, Bishop",
			gratia_of_cattaro_religious: "Blessed Gratia of Cattaro, Religious",
			gregory_grassi_francis_fogolla_and_anthony_fantosati_bishops_and_companions_martyrs: "Saints Gregory Grassi, Francis Fogolla and Anthony Fantosati, Bishops, and Companions, Martyrs",
			gregory_i_the_great_pope: "Saint Gregory the Great, Pope and Doctor of the Church",
			gregory_of_narek_abbot: "Saint Gregory of Narek, Abbot and Doctor of the Church",
			gregory_vii_pope: "Saint Gregory VII, Pope",
			gregory_x_pope: "Blessed Gregory X, Pope",
			guardian_angel_of_portugal: "The Guardian Angel of Portugal",
			gundisalvus_garcia_martyr: "Saint Gundisalvus Garcia, Martyr",
			gundisalvus_of_amarante_priest: "Blessed Gundisalvus of Amarante, Priest",
			gundisalvus_of_lagos_priest: "Blessed Gundisalvus of Lagos, Priest",
			hedwig_of_poland: "Saint Hedwig of Poland",
			hedwig_of_silesia_religious: "Saint Hedwig, Religious",
			helena_of_constantinople: "Saint Helena",
			helier_of_jersey_martyr: "Saint Helier, Martyr",
			hemma_of_gurk: "Saint Hemma of Gurk",
			hemming_of_turku_bishop: "Blessed Hemming of Turku, Bishop",
			henry_ii_emperor: "Saint Henry",
			henry_ii_emperor_and_cunigunde_of_luxembourg: "Saints Henry and Cunigunde",
			henry_of_finland_bishop: "Saint Henry, Bishop and Martyr",
			henry_suso_priest: "Blessed Henry Suso, Priest",
			hermann_joseph_of_steinfeld_priest: "Saint Hermann Joseph, Priest",
			hermenegild_the_visigoths_martyr: "Saint Hermenegild, Martyr",
			hilarius_of_toulouse_bishop: "Saint Hilary of Toulouse, Bishop",
			hilarius_of_toulouse_bishop_and_sylvius_of_toulouse_bishops: "Saints Hilary and Sylvius of Toulouse, Bishops",
			hilary_of_poitiers_bishop: "Saint Hilary, Bishop and Doctor of the Church",
			hilda_of_whitby_abbess: "Saint Hilda, Abbess",
			hildegard_of_bingen_abbess: "Saint Hildegard of Bingen, Abbess and Doctor of the Church",
			holy_child_of_cebu: "The Holy Child of Cebú",
			holy_family_of_jesus_mary_and_joseph: "The Holy Family of Jesus, Mary and Joseph",
			holy_guardian_angels: "The Holy Guardian Angels",
			holy_hermits_and_evangelists: "The Holy Hermits and Evangelists",
			holy_innocents_martyrs: "The Holy Innocents, Martyrs",
			holy_martyrs_and_blesseds_of_china: "The Holy Martyrs and Blesseds of China",
			holy_saturday: "Holy Saturday/Easter Vigil",
			holy_thursday: "Holy Thursday",
			honorat_kozminski_priest: "Blessed Honorat Koźmiński, Priest",
			hosanna_of_cattaro_virgin: "Blessed Hosanna of Cattaro, Virgin",
			hroznata_of_bohemia_martyr: "Blessed Hroznata, Martyr",
			hubert_of_liege_bishop: "Saint Hubert, Bishop",
			hugh_of_lincoln_bishop: "Saint Hugh of Lincoln, Bishop",
			hungarian_saints_and_blesseds: "Hungarian Saints and Blesseds",
			hyacinth_of_poland_priest: "Saint Hyacinth, Priest",
			ignatius_de_azevedo_priest_and_companions_martyrs: "Blessed Ignatius de Azevedo, Priest, and Companions, Martyrs",
			ignatius_falzon: "Blessed Ignatius Falzon",
			ignatius_of_antioch_bishop: "Saint Ignatius of Antioch, Bishop and Martyr",
			ignatius_of_loyola_priest: "Saint Ignatius of Loyola, Priest",
			ildephonsus_of_toledo_bishop: "Saint Ildephonsus of Toledo, Bishop",
			illtud_the_knight_abbot: "Saint Illtud, Abbot",
			immaculate_conception_of_the_blessed_virgin_mary: "The Immaculate Conception of the Blessed Virgin Mary",
			immaculate_conception_of_the_blessed_virgin_mary_patroness_of_the_philippines: "The Immaculate Conception of the Blessed Virgin Mary, Patroness of the Philippines",
			immaculate_conception_of_the_blessed_virgin_mary_patroness_of_the_usa: "The Immaculate Conception of the Blessed Virgin Mary, Patroness of the USA",
			immaculate_heart_of_mary: "The Immaculate Heart of the Blessed Virgin Mary",
			innocent_v_pope: "Blessed Innocent V, Pope",
			innocent_xi_pope: "Blessed Innocent XI, Pope",
			irenaeus_of_lyon_bishop: "Saint Irenaeus, Bishop, Martyr and Doctor of the Church",
			irenaeus_of_lyon_bishop_patron_of_the_archdiocese_of_lyon_and_companions_martyrs: "Saints Irenaeus, Bishop and Doctor of the Church, Patron of the Archdiocese of Lyon, and Companions, Martyrs",
			irene_of_macedonia: "Saint Irene",
			irish_martyrs: "Irish Martyrs",
			isabelle_of_france_virgin: "Blessed Isabelle of France, Virgin",
			isidore_of_seville_bishop: "Saint Isidore, Bishop and Doctor of the Church",
			isidore_the_farmer: "Saint Isidore",
			istvan_sandor_religious: "Blessed István Sándor, Religious and Martyr",
			ita_of_killeedy_virgin: "Saint Ita, Virgin",
			ivan_merz: "Blessed Ivan Merz",
			ivo_of_kermartin_priest: "Saint Ivo, Priest",
			jacinta_marto_and_francisco_marto: "Saints Jacinta and Francisco Marto",
			jacques_francois_lefranc_martyr_and_martyrs_of_the_revolution: "Blessed François Lefranc and the Martyrs of the French Revolution",
			jacques_jules_bonnaud_priest_and_companions_martyrs: "Blessed Jacques-Jules Bonnaud, Priest, and Companions, Martyrs",
			james_apostle: "Saint James, Apostle",
			james_apostle_patron_of_spain: "Saint James, Apostle, Patron of Spain",
			james_strzemie_bishop: "Blessed James Strzemię, Bishop",
			jane_frances_de_chantal_religious: "Saint Jane Frances de Chantal, Religious",
			januarius_i_of_benevento_bishop: "Saint Januarius, Bishop and Martyr",
			jarlath_of_tuam_bishop: "Saint Jarlath, Bishop",
			jean_chevillard_and_companions_martyrs: "Blessed Jean Chevillard and Companions, Religious and Martyrs",
			jean_louis_bonnard_priest: "Saint Jean-Louis Bonnard, Priest and Martyr",
			jean_pierre_neel_priest: "Saint Jean Pierre Néel, Priest and Martyr",
			jean_robert_queneau_and_companions_martyrs: "Blessed Jean-Robert Queneau, Priest, and Companions, Martyrs",
			jean_theophane_venard_priest: "Saint Théophane Vénard, Priest and Martyr",
			jeanne_delanoue_of_the_cross_religious: "Saint Jeanne Delanoue, Religious",
			jerome_emiliani: "Saint Jerome Emiliani",
			jerome_of_stridon_priest: "Saint Jerome, Priest and Doctor of the Church",
			joachim_and_anne_parents_of_mary: "Saints Joachim and Anne, Parents of the Blessed Virgin Mary",
			joachim_and_anne_patroness_of_the_province_of_quebec_parents_of_mary: "Saints Anne, Patroness of the Province of Quebec, and Joachim, Parents of the Blessed Virgin Mary",
			joachim_he_kaizhi_martyr: "Saint Joachim He Kaizhi, Martyr",
			joan_of_arc_virgin_copatroness_of_france: "Saint Joan of Arc, Virgin, Copatroness of France",
			joan_of_portugal_virgin: "Blessed Joan of Portugal, Virgin",
			joaquina_of_saint_francis_of_assisi_de_vedruna_religious: "Saint Joaquina of Saint Francis of Assisi de Vedruna, Religious",
			john_apostle: "Saint John, Apostle and Evangelist",
			john_baptist_de_la_salle_priest: "Saint John Baptist de la Salle, Priest",
			john_berchmans_religious: "Saint John Berchmans, Religious",
			john_beyzym_priest: "Blessed John Beyzym, Priest",
			john_bosco_priest: "Saint John Bosco, Priest",
			john_brenner_priest: "Blessed John Brenner, Priest and Martyr",
			john_cassian_priest: "Saint John Cassian, Priest",
			john_chrysostom_bishop: "Saint John Chrysostom, Bishop and Doctor of the Church",
			john_damascene_priest: "Saint John Damascene, Priest and Doctor of the Church",
			john_de_brebeuf_isaac_jogues_priests_and_companions_martyrs: "Saints John de Brébeuf and Isaac Jogues, Priests, and Companions, Martyrs",
			john_de_brebeuf_isaac_jogues_priests_and_companions_martyrs_copatrons_of_canada: "Saints John de Brébeuf and Isaac Jogues, Priests, and Companions, Martyrs, Copatrons of Canada",
			john_de_brebeuf_priest_and_companions_martyrs: "Saint John de Brébeuf, Priest, and Companions, Martyrs",
			john_de_britto_priest: "Saint John de Brito, Priest and Martyr",
			john_eudes_priest: "Saint John Eudes, Priest",
			john_fisher_bishop_and_thomas_more_martyrs: "Saints John Fisher, Bishop, and Thomas More, Martyrs",
			john_francis_regis_priest: "Saint John Francis Regis, Priest",
			john_gabriel_perboyre_priest: "Saint John Gabriel Perboyre, Priest and Martyr",
			john_henry_newman_priest: "Saint John Henry Newman, Priest",
			john_i_pope: "Saint John I, Pope and Martyr",
			john_jones_priest: "Saint John Jones, Priest and Martyr",
			john_leonardi_priest: "Saint John Leonardi, Priest",
			john_macias_religious: "Saint John Macías, Religious",
			john_martin_moye_priest: "Blessed John Martin Moye, Priest",
			john_mary_vianney_priest: "Saint John Mary Vianney, Priest",
			john_nepomucene_neumann_bishop: "Saint John Neumann, Bishop",
			john_nepomucene_priest: "Saint John Nepomucene, Priest and Martyr",
			john_of_avila_priest: "Saint John of Ávila, Priest and Doctor of the Church",
			john_of_capistrano_priest: "Saint John of Capistrano, Priest",
			john_of_dukla_priest: "Saint John of Dukla, Priest",
			john_of_god_duarte_cidade_religious: "Saint John of God, Religious",
			john_of_kanty_priest: "Saint John of Kanty, Priest",
			john_of_the_cross_priest: "Saint John of the Cross, Priest and Doctor of the Church",
			john_of_triora_priest: "Saint John of Triora, Priest and Martyr",
			john_ogilvie_priest: "Saint John Ogilvie, Priest and Martyr",
			john_paul_ii_pope: "Saint John Paul II, Pope",
			john_roberts_priest: "Saint John Roberts, Priest and Martyr",
			john_sarkander_priest: "Saint John Sarkander, Priest and Martyr",
			john_scheffler_bishop: "Blessed John Scheffler, Bishop and Martyr",
			john_xxiii_pope: "Saint John XXIII, Pope",
			josaphat_kuntsevych_bishop: "Saint Josaphat, Bishop and Martyr",
			jose_maria_de_yermo_y_parres_priest: "Saint José Maria de Yermo y Parres, Priest",
			josemaria_escriva_de_balaguer_priest: "Saint Josemaría Escrivá de Balaguer, Priest",
			joseph_bilczewski_bishop: "Saint Joseph Bilczewski, Bishop",
			joseph_de_anchieta_priest: "Saint Joseph de Anchieta, Priest",
			joseph_freinademetz_priest: "Saint Joseph Freinademetz, Priest",
			joseph_of_calasanz_priest: "Saint Joseph of Calasanz, Priest",
			joseph_sebastian_pelczar_bishop: "Saint Joseph Sebastian Pelczar, Bishop",
			joseph_spouse_of_mary: "Saint Joseph, Spouse of the Blessed Virgin Mary",
			joseph_spouse_of_mary_patron_of_canada: "Saint Joseph, Spouse of the Blessed Virgin Mary, Patron of Canada",
			joseph_the_worker: "Saint Joseph the Worker",
			joseph_vaz_priest: "Saint Joseph Vaz, Priest",
			joseph_yuan_gengyin_priest: "Saint Joseph Yuan Gengyin, Priest and Martyr",
			joseph_zhang_dapeng_martyr: "Saint Joseph Zhang Dapeng, Martyr",
			josephine_bakhita_virgin: "Saint Josephine Bakhita, Virgin",
			juan_diego_cuauhtlatoatzin: "Saint Juan Diego Cuauhtlatoatzin",
			juliana_of_liege_virgin: "Saint Juliana of Liège, Virgin",
			julie_billiart_virgin: "Saint Julie Billiart, Virgin",
			junipero_serra_priest: "Saint Junípero Serra, Priest",
			justin_martyr: "Saint Justin, Martyr",
			justus_of_lyon_bishop: "Saint Justus, Bishop",
			kateri_tekakwitha_virgin: "Saint Kateri Tekakwitha, Virgin",
			katharine_drexel_virgin: "Saint Katharine Drexel, Virgin",
			kentigern_of_scotland_bishop: "Saint Kentigern, Bishop",
			kevin_of_glendalough_abbot: "Saint Kevin, Abbot",
			kieran_of_saigir_bishop: "Saint Kieran, Bishop",
			kilian_of_wurzburg_bishop: "Saint Kilian, Bishop and Martyr",
			kilian_of_wurzburg_bishop_and_companions_martyrs: "Saint Kilian, Bishop, and Companions, Martyrs",
			kinga_of_poland_virgin: "Saint Kinga, Virgin",
			kuriakose_elias_of_the_holy_family_chavara_priest: "Saint Kuriakose Elias of the Holy Family Chavara, priest",
			labor_day: "Labor Day",
			ladislas_of_gielniow_priest: "Blessed Ladislas of Gielniow, Priest",
			ladislaus_batthyany_strattmann: "Blessed Ladislaus Batthyány-Strattmann",
			ladislaus_i_of_hungary: "Saint Ladislaus",
			lambert_of_maastricht_bishop: "Saint Lambert of Maastricht, Bishop and Martyr",
			landry_of_paris_bishop: "Saint Landry of Paris, Bishop",
			laserian_of_leighlin_bishop: "Saint Laserian, Bishop",
			laud_of_coutances_bishop: "Saint Laud, Bishop",
			laud_of_coutances_bishop_patron_of_the_diocese_of_coutances: "Saint Laud, Bishop, Patron of the Diocese of Coutances",
			laura_vicuna_virgin: "Blessed Laura Vicuña, Virgin",
			laurence_otoole_bishop: "Saint Laurence O’Toole, Bishop",
			laurence_wang_bing_and_companions_martyrs: "Saint Laurence Wang Bing and Companions, Martyrs",
			lawrence_bai_xiaoman_martyr: "Saint Lawrence Bai Xiaoman, Martyr",
			lawrence_of_brindisi_priest: "Saint Lawrence of Brindisi, Priest and Doctor of the Church",
			lawrence_of_rome_deacon: "Saint Lawrence, Deacon and Martyr",
			lawrence_ruiz_and_companions_martyrs: "Saint Lawrence Ruiz and Companions, Martyrs",
			leander_of_seville_bishop: "Saint Leander of Seville, Bishop",
			lelia_of_killeely_virgin: "Saint Lelia, Virgin",
			leo_i_the_great_pope: "Saint Leo the Great, Pope and Doctor of the Church",
			leo_ignatius_mangin_priest_and_companions_martyrs: "Saint Leo Ignatius Mangin, Priest, and Companions, Martyrs",
			leo_ix_pope: "Saint Leo IX, Pope",
			leoba_of_tauberbischofsheim_abbess: "Saint Leoba, Abbess",
			leodegar_of_autun_bishop: "Saint Leodegar of Autun, Bishop and Martyr",
			leon_de_carentan_bishop: "Saint Leo of Carentan, Bishop and Martyr",
			leonard_of_noblac_hermit: "Saint Leonard of Noblac, Hermit",
			leonid_feodorov_priest: "Blessed Leonid Feodorov, Priest and Martyr",
			leopold_iii_of_babenberg: "Saint Leopold III of Babenberg",
			leopold_mandic_priest: "Saint Leopold Mandić, Priest",
			licinius_of_angers_bishop: "Saint Licinius of Angers, Bishop",
			louis_bertrand_priest: "Saint Louis Bertrand, Priest",
			louis_grignion_de_montfort_priest: "Saint Louis Grignion de Montfort, Priest",
			louis_ix_of_france: "Saint Louis",
			louis_of_toulouse_bishop: "Saint Louis of Toulouse, Bishop",
			louis_zephirin_moreau_bishop: "Blessed Louis-Zéphirin Moreau, Bishop",
			louise_de_marillac_religious: "Saint Louise de Marillac, Religious",
			lucius_of_chur_bishop: "Saint Lucius of Chur, Bishop and Martyr",
			lucy_of_syracuse_virgin: "Saint Lucy, Virgin and Martyr",
			lucy_yi_zhenmei_virgin: "Saint Lucy Yi Zhenmei, Virgin and Martyr",
			ludan_of_scotland_pilgrim: "Saint Ludan, Pilgrim",
			ludger_of_munster_bishop: "Saint Ludger of Münster, Bishop",
			ludmila_of_bohemia_martyr: "Saint Ludmila, Martyr",
			luigi_orione_priest: "Saint Luigi Orione, Priest",
			luke_evangelist: "Saint Luke, Evangelist",
			lydia_of_philippi: "Saint Lydia of Philippi",
			mac_nissi_of_connor_bishop: "Saint Mac Nissi, Bishop",
			macartan_of_clogher_bishop: "Saint Macartan, Bishop",
			madeleine_sophie_barat_virgin: "Saint Madeleine Sophie Barat, Virgin",
			maelruain_of_tallaght_bishop: "Saint Maelruain, Bishop and Abbot",
			maglorius_of_dol_monk: "Saint Maglorius of Dol, Monk",
			magnus_erlendsson_martyr: "Saint Magnus, Martyr",
			malachy_of_armagh_bishop: "Saint Malachy, Bishop",
			marcel_callo_martyr: "Blessed Marcel Callo, Martyr",
			marcelina_darowska_religious: "Blessed Marcelina Darowska, Religious",
			marcellin_champagnat_priest: "Saint Marcellin Champagnat, Priest",
			marcellinus_of_rome_and_peter_the_exorcist_martyrs: "Saints Marcellinus and Peter, Martyrs",
			marcellus_of_paris_bishop: "Saint Marcellus of Paris, Bishop",
			marculf_of_normandy_abbot: "Saint Marculf, Abbot",
			margaret_clitherow_anne_line_and_margaret_ward_virgin_martyrs: "Saints Margaret Clitherow, Anne Line and Margaret Ward, Virgin, Martyrs",
			margaret_mary_alacoque_virgin: "Saint Margaret Mary Alacoque, Virgin",
			margaret_of_antioch_virgin: "Saint Margaret of Antioch, Virgin and Martyr",
			margaret_of_hungary_religious: "Saint Margaret of Hungary, Religious",
			margaret_of_scotland: "Saint Margaret of Scotland",
			marguerite_bourgeoys_virgin: "Saint Marguerite Bourgeoys, Virgin",
			marguerite_dyouville_religious: "Saint Marguerite d’Youville, Religious",
			maria_goretti_virgin: "Saint Maria Goretti, Virgin and Martyr",
			maria_guadalupe_garcia_zavala_virgin: "Saint María Guadalupe García Zavala, Virgin",
			maria_micaela_of_the_blessed_sacrament_desmaisieres_virgin: "Saint María Micaela of the Blessed Sacrament Desmaisières, Virgin",
			mariana_of_jesus_de_paredes_virgin: "Saint Mariana of Jesus de Paredes, Virgin",
			marianne_cope_virgin: "Saint Marianne Cope, Virgin",
			marie_anne_blondin_virgin: "Blessed Marie-Anne Blondin, Virgin",
			marie_eugenie_of_jesus_milleret_de_brou_virgin: "Saint Marie-Eugénie of Jesus Milleret de Brou, Virgin and Foundress",
			marie_leonie_paradis_virgin: "Blessed Marie-Léonie Paradis, Virgin",
			marie_madeleine_julie_francoise_catherine_postel_virgin: "Saint Marie Madeleine Postel, Virgin",
			marie_of_saint_ignatius_claudine_thevenet_religious: "Saint Claudine Thévenet, Religious",
			marie_rose_durocher_virgin: "Blessed Marie Rose Durocher, Virgin",
			mark_evangelist: "Saint Mark, Evangelist",
			marko_krizin_melchior_grodziecki_and_stephen_pongracz_priests: "Saints Marko Krizin, Melchior Grodziecki and Stephen Pongrácz, Priests and Martyrs",
			marko_krizin_priest: "Saint Marko Krizin, Priest and Martyr",
			maron_of_syria_hermit: "Saint Maroun, Hermit",
			martha_of_bethany_mary_of_bethany_and_lazarus_of_bethany: "Saints Martha, Mary and Lazarus",
			marthe_aimee_adele_le_bouteiller_virgin: "Blessed Martha Aimée-Adèle le Bouteiller, Virgin",
			martin_de_porres_religious: "Saint Martin de Porres, Religious",
			martin_i_pope: "Saint Martin I, Pope and Martyr",
			martin_of_tours_bishop: "Saint Martin of Tours, Bishop",
			martin_wu_xuesheng_and_companions_martyrs: "Saint Martin Wu Xuesheng and Companions, Martyrs",
			mary_adeodata_pisani_virgin: "Blessed Mary Adeodata Pisani, Virgin",
			mary_angela_truszkowska_virgin: "Blessed Mary Angela Truszkowska, Virgin",
			mary_assunta_pallotta_virgin: "Blessed Mary Assunta Pallotta, Virgin",
			mary_catherine_of_saint_augustine_catherine_de_simon_de_longpre_virgin: "Blessed Catherine of Saint Augustine, Virgin",
			mary_euphrasia_pelletier_religious: "Saint Mary Euphrasia Pelletier, Religious",
			mary_magdalene: "Saint Mary Magdalene",
			mary_magdalene_de_pazzi_virgin: "Saint Mary Magdalene de’ Pazzi, Virgin",
			mary_mother_of_god: "The Octave Day of the Nativity of the Lord: Solemnity of Mary, the Holy Mother of God",
			mary_mother_of_the_church: "Blessed Virgin Mary, Mother of the Church",
			mary_of_jesus_crucified_petkovic_virgin: "Blessed Mary of Jesus Crucified Petković, Virgin",
			mary_of_jesus_in_the_blessed_sacrament_venegas_de_la_torre_virgin: "Saint Mary of Jesus in the Blessed Sacrament Venegas de la Torre, Virgin",
			mary_of_jesus_the_good_shepherd_siedliska_virgin: "Blessed Mary of Jesus the Good Shepherd Siedliska, Virgin",
			mary_of_the_cross_mackillop_virgin: "Saint Mary of the Cross MacKillop, Virgin",
			mary_of_the_incarnation_barbara_acarie_religious: "Blessed Mary of the Incarnation Barbara Acarie, Religious",
			mary_of_the_incarnation_marie_guyart_religious: "Saint Mary of the Incarnation Marie Guyart, Religious",
			mary_of_the_providence_eugenie_smet_virgin: "Blessed Mary of the Providence Eugénie Smet, Virgin",
			mary_of_the_sacred_heart_sophie_therese_de_soubiran_la_louviere_virgin: "Blessed Mary Thérèse de Soubiran La Louvière, Virgin",
			mary_soledad_torres_acosta_virgin: "Saint Mary Soledad Torres y Acosta, Virgin",
			mary_stella_of_the_blessed_sacrament_mardosewicz_and_companions_virgins: "Blessed Mary Stella of the Blessed Sacrament Mardosewicz and Companions, Virgins and Martyrs",
			mary_theresa_chiramel_mankidiyan_virgin: "Saint Mary Theresa Chiramel Mankidiyan, Virgin",
			mary_theresa_ledochowska_virgin: "Blessed Mary Theresa Ledóchowska, Virgin",
			mary_ursula_of_jesus_ledochowska_virgin: "Saint Mary Ursula of Jesus Ledóchowska, Virgin",
			marydolores_rodriguez_sopena_virgin: "Blessed Mary Dolores Rodríguez Sopeña, Virgin",
			maternus_of_cologne_bishop: "Saint Maternus, Bishop",
			maternus_of_cologne_valerius_of_trier_and_eucharius_of_trier_bishops: "Saints Maternus, Valerius and Eucharius, Bishops",
			matilda_of_ringelheim: "Saint Matilda",
			matthew_apostle: "Saint Matthew, Apostle and Evangelist",
			matthias_apostle: "Saint Matthias, Apostle",
			maurice_of_agaunum_and_companions_martyrs: "Saint Maurice and Companions, Martyrs",
			maurice_of_agaunum_and_companions_martyrs_patron_of_the_diocese_of_angers: "Saint Maurice and Companions, Martyrs and Patrons of the city and the diocese of Angers",
			maurice_tornay_priest: "Blessed Maurice Tornay, Priest and Martyr",
			maurilius_of_angers_bishop_second_patron_of_the_diocese_of_angers: "Saint Maurilius, Bishop and Copatron of the diocese of Angers",
			maurus_of_glanfeuil_abbot: "Saint Maurus, Abbot",
			maurus_of_pecs_bishop: "Saint Maurus, Bishop",
			maximilian_mary_raymund_kolbe_priest: "Saint Maximilian Mary Kolbe, Priest and Martyr",
			mederic_of_autun_and_droctoveus_of_autun_abbots: "Saints Mederic and Droctoveus, Abbots",
			meinrad_of_einsiedeln_martyr: "Saint Meinrad of Einsiedeln, Martyr",
			mel_of_ardagh_bishop: "Saint Mel, Bishop",
			melchior_grodziecki_priest: "Saint Melchior Grodziecki, Priest and Martyr",
			michael_gabriel_and_raphael_archangels: "Saints Michael, Gabriel and Raphael, Archangels",
			michael_kozal_bishop: "Blessed Michael Kozal, Bishop and Martyr",
			miguel_agustin_pro_priest: "Blessed Miguel Agustín Pro, Priest and Martyr",
			miguel_febres_cordero_religious: "Saint Miguel Febres Cordero, Religious",
			modestus_andlauer_and_andrew_bauer_martyrs: "Saints Modeste Andlauer and Andrew Bauer, Martyrs",
			modestus_andlauer_martyr: "Saint Modeste Andlauer, Martyr",
			monica_of_hippo: "Saint Monica",
			moninne_of_killeavy_virgin: "Saint Moninne, Virgin",
			morand_of_cluny_monk: "Saint Morand, Monk",
			most_holy_body_and_blood_of_christ: "The Most Holy Body and Blood of Christ",
			most_holy_name_of_jesus: "The Most Holy Name of Jesus",
			most_holy_name_of_mary: "The Most Holy Name of Mary",
			most_holy_trinity: "The Most Holy Trinity",
			most_sacred_heart_of_jesus: "The Most Sacred Heart of Jesus",
			munchin_of_limerick_bishop: "Saint Munchin, Bishop",
			muredach_of_killala_bishop: "Saint Muredach, Bishop",
			mutien_marie_wiaux_religious: "Saint Mutien-Marie Wiaux, Religious",
			nativity_of_john_the_baptist: "The Nativity of Saint John the Baptist",
			nativity_of_the_blessed_virgin_mary: "The Nativity of the Blessed Virgin Mary",
			nativity_of_the_lord: "The Nativity of the Lord (Christmas)",
			nazaria_ignacia_of_saint_teresa_of_jesus_march_mesa_virgin: "Saint Nazaria Ignacia of Saint Teresa of Jesus March Mesa, Virgin",
			nereus_of_terracina_and_achilleus_of_terracina_martyrs: "Saints Nereus and Achilleus, Martyrs",
			nicetius_of_lyon_bishop: "Saint Nicetius, Bishop",
			nicholas_barre_priest: "Blessed Nicholas Barré, Priest",
			nicholas_of_flue_hermit: "Saint Nicholas of Flüe, Hermit",
			nicholas_of_myra_bishop: "Saint Nicholas, Bishop",
			nicholas_steno_bishop: "Blessed Nicholas Steno, Bishop",
			nicholas_tavelic_priest: "Saint Nicholas Tavelić, Priest and Martyr",
			ninian_of_whithorn_bishop: "Saint Ninian, Bishop",
			noel_pinot_priest: "Blessed Noël Pinot, Priest and Martyr",
			norbert_of_xanten_bishop: "Saint Norbert, Bishop",
			nuno_of_saint_mary_pereira_religious: "Saint Nuno of Saint Mary Pereira, Religious",
			nykyta_budka_and_vasyl_velychkovsky_bishops: "Blesseds Nykyta Budka and Vasyl Velychkovsky, Bishops and Martyrs",
			odile_of_alsace_abbess: "Saint Odile, Abbess",
			odile_of_alsace_abbess_patroness_of_alsace: "Saint Odile, Abbess, Patroness of Alsace",
			odoric_of_pordenone_priest: "Blessed Odoric of Pordenone, Priest",
			olaf_ii_of_norway_martyr: "Saint Olaf II, Martyr",
			oleksiy_zarytskyi_priest: "Blessed Oleksiy Zarytskyi, Priest and Martyr",
			olga_of_kiev: "Saint Olga",
			oliver_plunket_bishop: "Saint Oliver Plunket, Bishop and Martyr",
			ortaire_of_landelles_abbot: "Saint Ortaire, Abbot",
			otteran_of_iona_monk: "Saint Otteran, Monk",
			otto_of_bamberg_bishop: "Saint Otto of Bamberg, Bishop",
			our_lady_help_of_christians: "Our Lady, Help of Christians",
			our_lady_mediatrix_of_all_grace: "Our Lady, Mediatrix of All Grace",
			our_lady_mother_of_christian_unity: "Our Lady, Mother of Christian Unity",
			our_lady_mother_of_divine_providence_patroness_of_puerto_rico: "Our Lady, Mother of Divine Providence, Patroness of Puerto Rico",
			our_lady_of_angels_patroness_of_costa_rica: "Our Lady of Angels, Patroness of Costa Rica",
			our_lady_of_aparecida: "Our Lady of Aparecida",
			our_lady_of_aparecida_patroness_of_brazil: "Our Lady of Aparecida, Patroness of Brazil",
			our_lady_of_bethlehem: "Our Lady of Bethlehem",
			our_lady_of_china: "Our Lady of China",
			our_lady_of_czestochowa: "Our Lady of Częstochowa",
			our_lady_of_fatima: "Our Lady of Fatima",
			our_lady_of_fourviere: "Our Lady of Fourvière",
			our_lady_of_good_counsel: "Our Lady of Good Counsel",
			our_lady_of_guadalupe: "Our Lady of Guadalupe",
			our_lady_of_guadalupe_patroness_of_the_americas: "Our Lady of Guadalupe, Patroness of the Americas",
			our_lady_of_guadalupe_patroness_of_the_philippines: "Our Lady of Guadalupe, Patroness of the Philippines",
			our_lady_of_hungary_patroness_of_hungary: "Our Lady of Hungary, Patroness of Hungary",
			our_lady_of_itati: "Our Lady of Itatí",
			our_lady_of_knock: "Our Lady of Knock",
			our_lady_of_la_salette: "Our Lady of La Salette",
			our_lady_of_lanka: "Our Lady of Lanka",
			our_lady_of_lebanon: "Our Lady of Lebanon",
			our_lady_of_loreto: "Our Lady of Loreto",
			our_lady_of_lourdes: "Our Lady of Lourdes",
			our_lady_of_lujan: "Our Lady of Luján",
			our_lady_of_lujan_patroness_of_argentina: "Our Lady of Luján, Patroness of Argentina",
			our_lady_of_madhu: "Our Lady of Madhu",
			our_lady_of_marija_bistrica: "Our Lady of Marija Bistrica",
			our_lady_of_mercy: "Our Lady of Mercy",
			our_lady_of_mount_carmel: "Our Lady of Mount Carmel",
			our_lady_of_mount_carmel_mother_and_queen_of_chile: "Our Lady of Mount Carmel, Mother and Queen of Chile",
			our_lady_of_perpetual_help: "Our Lady of Perpetual Help",
			our_lady_of_pontmain: "Our Lady of Pontmain",
			our_lady_of_sorrows: "Our Lady of Sorrows",
			our_lady_of_sorrows_patroness_of_slovakia: "Our Lady of Sorrows, Patroness of Slovakia",
			our_lady_of_the_discovery_of_the_hidden_christians: "Our Lady of the Discovery of the Hidden Christians",
			our_lady_of_the_gate_of_dawn: "Our Lady of the Gate of Dawn",
			our_lady_of_the_miraculous_medal: "Our Lady of the Miraculous Medal",
			our_lady_of_the_pillar: "Our Lady of the Pillar",
			our_lady_of_the_rosary: "Our Lady of the Rosary",
			our_lady_of_the_valley: "Our Lady of the Valley",
			our_lady_of_vladimir: "Our Lady of Vladimir",
			our_lady_of_walsingham: "Our Lady of Walsingham",
			our_lady_queen_of_peace: "Our Lady of Peace",
			our_lady_queen_of_poland: "Our Lady, Queen of Poland",
			our_lady_refuge_of_sinners: "Our Lady, Refuge of Sinners",
			our_lord_jesus_christ_king_of_the_universe: "Our Lord Jesus Christ, King of the Universe",
			our_lord_jesus_christ_the_eternal_high_priest: "Our Lord Jesus Christ, the Eternal High Priest",
			our_lord_of_miracles: "Our Lord of Miracles",
			palm_sunday_of_the_passion_of_the_lord: "Palm Sunday of the Passion of the Lord",
			pancras_of_rome_martyr: "Saint Pancras, Martyr",
			pantaleon_of_nicomedia_martyr: "Saint Pantaleon of Nicomedia, Martyr",
			paschal_baylon_religious: "Saint Paschal Baylón, Religious",
			passion_of_saint_john_the_baptist: "The Passion of Saint John the Baptist",
			paternus_of_avranches_bishop_and_scubilion_abbot: "Saint Paternus, Bishop, and Scubilion, Abbot",
			patrick_of_ireland_bishop: "Saint Patrick, Bishop",
			patrick_of_ireland_bishop_patron_of_ireland: "Saint Patrick, Bishop, Patron of Ireland",
			paul_chen_changpin_and_companions_martyrs: "Saint Paul Chen Changpin and Companions, Martyrs",
			paul_liu_hanzuo_priest: "Saint Paul Liu Hanzuo, Priest and Martyr",
			paul_miki_and_companions_martyrs: "Saint Paul Miki and Companions, Martyrs",
			paul_of_narbonne_bishop: "Saint Paul of Narbonne, Bishop",
			paul_of_the_cross_priest: "Saint Paul of the Cross, Priest",
			paul_of_thebes_hermit: "Blessed Paul of Thebes, Hermit",
			paul_vi_pope: "Saint Paul VI, Pope",
			paulina_of_the_agonizing_heart_of_jesus_visintainer_virgin: "Saint Paulina of the Agonizing Heart of Jesus Visintainer, Virgin",
			paulinus_of_nola_bishop: "Saint Paulinus of Nola, Bishop",
			paulinus_of_trier_bishop: "Saint Paulinus of Trier, Bishop",
			paulinus_of_york_bishop: "Saint Paulinus of York, Bishop",
			pavel_peter_gojdic_bishop: "Blessed Pavel Peter Gojdič, Bishop and Martyr",
			pedro_calungsod_martyr: "Saint Pedro Calungsod, Martyr",
			pelagius_of_cordoba_martyr: "Saint Pelagius of Córdoba, Martyr",
			pentecost_sunday: "Pentecost Sunday",
			perpetua_of_carthage_and_felicity_of_carthage_martyrs: "Saints Perpetua and Felicity, Martyrs",
			peter_adrian_toulorge_priest: "Blessed Pierre-Adrien Toulorge, Priest and Martyr",
			peter_and_paul_apostles: "Saints Peter and Paul, Apostles",
			peter_baptist_blasquez_paul_miki_and_companions_martyrs: "Saints Peter Baptist Blásquez, Paul Miki and Companions, Martyrs",
			peter_canisius_priest: "Saint Peter Canisius, Priest and Doctor of the Church",
			peter_chanel_priest: "Saint Peter Chanel, Priest and Martyr",
			peter_chanel_priest_patron_of_oceania: "Saint Peter Chanel, Proto-martyr of Oceania, Patron of Oceania",
			peter_chrysologus_bishop: "Saint Peter Chrysologus, Bishop and Doctor of the Church",
			peter_claver_priest: "Saint Peter Claver, Priest",
			peter_damian_bishop: "Saint Peter Damian, Bishop and Doctor of the Church",
			peter_de_zuniga_and_louis_flores_priests: "Blesseds Peter de Zúñiga and Louis Flores, Priests and Martyrs",
			peter_julian_eymard_priest: "Saint Peter Julian Eymard, Priest",
			peter_kibe_priest_and_companions_martyrs: "Blessed Peter Kibe, Priest, and Companions, Martyrs",
			peter_liu_wenyuan_martyr: "Saint Peter Liu Wenyuan, Martyr",
			peter_nolasco_religious: "Saint Peter Nolasco, Religious",
			peter_of_alcantara_priest: "Saint Peter of Alcántara, Priest",
			peter_poveda_and_innocent_of_mary_immaculate_canoura_priests_and_companions_martyrs: "Saints Peter Poveda Castroverde and Innocent of Mary Immaculate Canoura Arnau, Priests, and Companions Martyrs",
			peter_sanz_bishop: "Saint Peter Sanz, Bishop and Martyr",
			peter_to_rot_martyr: "Blessed Peter To Rot, Martyr",
			peter_wu_guosheng_martyr: "Saint Peter Wu Guosheng, Martyr",
			philip_and_james_apostles: "Saints Philip and James, Apostles",
			philip_evans_and_john_lloyd_priests: "Saints Philip Evans and John Lloyd, Priests and Martyrs",
			philip_neri_priest: "Saint Philip Neri, Priest",
			philip_of_jesus_de_las_casas_martyr: "Saint Philip of Jesus de las Casas, Martyr",
			philip_of_jesus_de_las_casas_paul_miki_and_companions_martyrs: "Saints Philip of Jesus de las Casas, Paul Miki and Companions, Martyrs",
			pirmin_of_hornbach_abbot: "Saint Pirmin, Abbot",
			pius_francesco_forgione_priest: "Saint Pius of Pietrelcina, Priest",
			pius_ix_pope: "Blessed Pius IX, Pope",
			pius_v_pope: "Saint Pius V, Pope",
			pius_x_pope: "Saint Pius X, Pope",
			placide_eulalie_victoire_jacqueline_viel_virgin: "Blessed Placide Viel, Virgin",
			polycarp_of_smyrna_bishop: "Saint Polycarp, Bishop and Martyr",
			pontian_i_pope_and_hippolytus_of_rome_priest: "Saints Pontian, Pope, and Hippolytus, Priest, Martyrs",
			pothinus_of_lyon_bishop_blandina_of_lyon_virgin_and_companions_martyrs: "Saints Pothinus, Bishop, Blandina, Virgin, and Companions, Martyrs",
			pothinus_of_lyon_bishop_patron_the_city_of_lyon_blandina_of_lyon_virgin_and_companions_martyrs: "Saints Pothinus, Bishop, Patron of the City of Lyon, Blandina, Virgin, and Companions, Martyrs",
			presentation_of_the_blessed_virgin_mary: "The Presentation of the Blessed Virgin Mary",
			presentation_of_the_lord: "The Presentation of the Lord",
			procopius_of_sazava_abbot: "Saint Procopius of Sázava, Abbot",
			publius_of_malta_bishop: "Saint Publius, Bishop",
			queenship_of_the_blessed_virgin_mary: "The Queenship of the Blessed Virgin Mary",
			quirinus_of_sescia_bishop: "Saint Quirinus of Sescia, Bishop and Martyr",
			rabanus_maurus_bishop: "Saint Rabanus Maurus, Bishop",
			radim_of_gniezno_bishop: "Saint Radim, Bishop",
			rafqa_pietra_choboq_ar_rayes_virgin: "Saint Rafqa Pietra Choboq Ar-Rayès, Virgin",
			raphael_chylinski_priest: "Blessed Raphael Chyliński, Priest",
			raphael_guizar_y_valencia_bishop: "Saint Raphael Guízar y Valencia, Bishop",
			raphael_of_saint_joseph_kalinowski_priest: "Saint Raphael of Saint Joseph Kalinowski, Priest",
			raymond_costeran_and_companions_martyrs: "Blessed Raymond Costeran and Companions, Martyrs",
			raymond_costeran_martyr: "Blessed Raymond Costeran, Martyr",
			raymond_gayrard_religious: "Saint Raymond Gayrard, Religious",
			raymond_of_penyafort_priest: "Saint Raymond of Penyafort, Priest",
			remigius_of_reims_bishop: "Saint Remigius, Bishop",
			rene_goupil_religious: "Saint René Goupil, Religious and Martyr",
			richard_gwyn_martyr: "Saint Richard Gwyn, Martyr",
			richard_of_chichester_bishop: "Saint Richard of Chichester, Bishop",
			richardis_of_swabia_empress: "Saint Richardis, Empress",
			rita_of_cascia_religious: "Saint Rita of Cascia, Religious",
			robert_bellarmine_bishop: "Saint Robert Bellarmine, Bishop and Doctor of the Church",
			roch_gonzalez_alphonsus_rodriguez_and_john_del_castillo_priests: "Saints Roch González, Alphonsus Rodríguez and John del Castillo, Priests and Martyrs",
			roch_of_montpellier: "Saint Roch",
			romuald_of_ravenna_abbot: "Saint Romuald, Abbot",
			rosalie_jeanne_marie_rendu_virgin: "Blessed Rosalie Rendu, Virgin",
			rose_of_lima_virgin: "Saint Rose of Lima, Virgin",
			rose_of_lima_virgin_copatroness_of_the_philippines: "Saint Rose of Lima, Virgin, Copatroness of the Philippines",
			rose_philippine_duchesne_virgin: "Saint Rose Philippine Duchesne, Virgin",
			rumpharius_of_coutances_bishop: "Saint Rumpharius, Bishop",
			rupert_of_salzburg_and_virgilius_of_salzburg_bishops: "Saints Rupert and Virgilius of Salzburg, Bishops",
			salomea_of_poland_religious: "Blessed Salomea of Poland, Religious",
			sancha_of_portugal_and_mafalda_of_portugal_virgins: "Blessed Sancha and Mafalda, Virgins",
			sara_salkahazi_virgin: "Blessed Sára Salkaházi, Virgin and Martyr",
			saturnin_of_toulouse_bishop: "Saint Saturnin of Toulouse, Bishop and Martyr",
			scholastica_of_nursia_virgin: "Saint Scholastica, Virgin",
			sebastian_de_aparicio_religious: "Blessed Sebastian de Aparicio, Religious",
			sebastian_of_milan_martyr: "Saint Sebastian, Martyr",
			senan_of_inis_cathaigh_bishop: "Saint Senan, Bishop",
			senerius_of_normandy_bishop: "Saint Senerius, Bishop",
			seven_holy_founders_of_the_servite_order: "The Seven Holy Founders of the Servite Order",
			seven_martyred_nuns_from_the_franciscan_missionaries_of_mary: "Seven Martyred Nuns from the Franciscan Missionaries of Mary",
			severinus_of_noricum_monk: "Saint Severinus of Noricum, Monk",
			severus_of_avranches_bishop: "Saint Severus of Avranches, Bishop",
			sharbel_makhluf_priest: "Saint Sharbel Makhlūf, Priest",
			shipwreck_of_saint_paul_apostle: "Shipwreck of Saint Paul, Apostle",
			sigismund_of_burgundy_martyr: "Saint Sigismund, Martyr",
			sigmund_felix_felinski_bishop: "Saint Sigmund Felix Feliński, Bishop",
			simon_and_jude_apostles: "Saints Simon and Jude, Apostles",
			simon_of_lipnica_priest: "Saint Simon of Lipnica, Priest",
			six_welsh_martyrs_and_companions: "Six Welsh Martyrs and Companions",
			sixtus_ii_pope_and_companions_martyrs: "Saint Sixtus II, Pope, and Companions, Martyrs",
			spyridon_of_trimythous_bishop: "Saint Spyridon, Bishop",
			stanislaus_kazimierczyk_priest: "Saint Stanislaus Kazimierczyk, Priest",
			stanislaus_kostka_religious: "Saint Stanislaus Kostka, Religious",
			stanislaus_of_szczepanow_bishop: "Saint Stanislaus, Bishop and Martyr",
			stanislaus_of_szczepanow_bishop_patron_of_poland: "Saint Stanislaus, Bishop and Martyr, Patron of Poland",
			stephen_i_of_hungary: "Saint Stephen of Hungary",
			stephen_the_first_martyr: "Saint Stephen, the First Martyr",
			stephen_the_first_martyr_and_principal_patron_of_the_archdiocese_of_toulouse: "Saint Stephen, the First Martyr, Principal Patron of the Archdiocese of Toulouse",
			sunday_after_lunar_new_years_day: "Sunday after Lunar New Year's Day",
			sunday_of_the_word_of_god: "Third Sunday in Ordinary Time, or Sunday of the Word of God",
			sunniva_of_norway_virgin: "Saint Sunniva, Virgin and Martyr",
			swithun_of_winchester_bishop: "Saint Swithun, Bishop",
			sylvester_i_pope: "Saint Sylvester I, Pope",
			sylvius_of_toulouse_bishop: "Saint Sylvius of Toulouse, Bishop",
			szilard_bogdanffy_bishop: "Blessed Szilárd Bogdánffy, Bishop and Martyr",
			teilo_of_llandaff_bishop: "Saint Teilo, Bishop",
			teresa_benedicta_of_the_cross_stein_virgin: "Saint Teresa Benedicta of the Cross Stein, Virgin and Martyr",
			teresa_benedicta_of_the_cross_stein_virgin_copatroness_of_europe: "Saint Teresa Benedicta of the Cross Stein, Virgin and Martyr, Copatroness of Europe",
			teresa_of_calcutta_virgin: "Saint Teresa of Calcutta, Virgin",
			teresa_of_jesus_jornet_ibars_virgin: "Saint Teresa of Jesus Jornet Ibars, Virgin",
			teresa_of_jesus_of_avila_virgin: "Saint Teresa of Jesus, Virgin and Doctor of the Church",
			teresa_of_jesus_of_los_andes_virgin: "Saint Teresa of Jesus of Los Andes, Virgin",
			teresa_of_portugal_religious: "Blessed Teresa of Portugal, Religious",
			thanksgiving_day: "Thanksgiving Day",
			thanksgiving_mass_on_lunar_new_year_eve: "Thanksgiving Mass on Lunar New Year Eve",
			theodore_of_canterbury_bishop: "Saint Theodore of Canterbury, Bishop",
			theodore_romzha_bishop: "Blessed Theodore Romzha, Bishop and Martyr",
			theodosius_of_the_caves_abbot: "Saint Theodosius of the Caves, Abbot",
			theotonius_of_coimbra_priest: "Saint Theotonius of Coimbra, Priest",
			therese_marie_victoire_couderc_virgin: "Saint Thérèse Couderc, Virgin",
			therese_of_the_child_jesus_and_the_holy_face_of_lisieux_virgin: "Saint Thérèse of the Child Jesus, Virgin and Doctor of the Church",
			therese_of_the_child_jesus_and_the_holy_face_of_lisieux_virgin_copatroness_of_france: "Saint Thérèse of the Child Jesus, Virgin and Doctor of the Church, Copatroness of France",
			thomas_apostle: "Saint Thomas, Apostle",
			thomas_aquinas_priest: "Saint Thomas Aquinas, Priest and Doctor of the Church",
			thomas_becket_bishop: "Saint Thomas Becket, Bishop and Martyr",
			thomas_helye_priest: "Blessed Thomas Hélye, Priest",
			thomas_hioji_rokuzayemon_nishi_priest_and_companions_martyrs: "Saint Thomas Hioji Rokuzayemon Nishi, Priest, and Companions, Martyrs",
			thomas_jean_georges_rehm_priest: "Blessed Thomas Jean-Georges Rehm, Priest and Martyr",
			thomas_of_villanova_bishop: "Saint Thomas of Villanova, Bishop",
			thorfinn_of_hamar_bishop: "Saint Thorfinn, Bishop",
			thorlac_of_iceland_bishop: "Saint Thorlac, Bishop",
			thursday_of_the_lords_supper: "Thursday of the Lord’s Supper",
			timothy_of_ephesus_and_titus_of_crete_bishops: "Saints Timothy and Titus, Bishops",
			transfiguration_of_the_lord: "The Transfiguration of the Lord",
			translation_of_the_relics_of_odile_of_alsace_abbess: "Translation of the Relics of Saint Odile",
			translation_of_the_relics_of_saint_stephen_of_hungary: "Translation of the Relics of Saint Stephen of Hungary",
			turibius_of_mogrovejo_bishop: "Saint Turibius of Mogrovejo, Bishop",
			ulrich_of_augsburg_bishop: "Saint Ulrich of Augsburg, Bishop",
			urban_i_pope: "Saint Urban I, Pope",
			urban_ii_pope: "Blessed Urban II, Pope",
			urban_v_pope: "Blessed Urban V, Pope",
			ursula_of_cologne_and_companions_virgins: "Saint Ursula and Companions, Virgins and Martyrs",
			valentine_of_raetia_bishop: "Saint Valentine of Raetia, Bishop",
			valerius_of_trier_bishop: "Saint Valerius, Bishop",
			viator_of_lyon: "Saint Viator",
			vincent_de_paul_priest: "Saint Vincent de Paul, Priest",
			vincent_ferrer_priest: "Saint Vincent Ferrer, Priest",
			vincent_kadlubek_bishop: "Blessed Vincent Kadłubek, Bishop",
			vincent_lewoniuk_and_companions_martyrs: "Blessed Vincent Lewoniuk and Companions, Martyrs",
			vincent_of_saragossa_deacon: "Saint Vincent, Deacon and Martyr",
			vincent_pallotti_priest: "Saint Vincent Pallotti, Priest",
			virgilius_of_salzburg_bishop: "Saint Virgilius, Bishop and Missionary",
			visitation_of_mary: "The Visitation of the Blessed Virgin Mary",
			vitalis_of_savigny_abbot: "Saint Vitalis of Savigny, Abbot",
			vitus_of_lucania_martyr: "Saint Vitus, Martyr",
			vladimir_ghika_priest: "Blessed Vladimir Ghika, Priest and Martyr",
			vladimir_i_the_great_of_kiev: "Saint Vladimir the Great",
			waitangi_day: "Waitangi Day",
			walpurga_of_heidenheim_abbess: "Saint Walpurga of Heidenheim, Abbess",
			wenceslaus_i_of_bohemia_martyr: "Saint Wenceslaus, Martyr",
			wenceslaus_i_of_bohemia_martyr_patron_of_the_czech_nation: "Saint Wenceslaus, Martyr, Patron of the Czech nation",
			wendelin_of_trier_hermit: "Saint Wendelin, Hermit",
			wilfrid_of_york_bishop: "Saint Wilfrid, Bishop",
			william_apor_bishop: "Blessed William Apor, Bishop and Martyr",
			william_firmatus_abbot: "Saint William Firmatus, Abbot",
			willibald_of_eichstatt_bishop: "Saint Willibald, Bishop",
			willibrord_of_utrecht_bishop: "Saint Willibrord, Bishop",
			winefride_of_flintshire_virgin: "Saint Winefride, Virgin",
			wladyslaw_bladzinski_priest_and_companions_martyrs: "Blessed Wladyslaw Błądziński, Priest, and Companions, Martyrs",
			wolfgang_of_regensburg_bishop: "Saint Wolfgang of Regensburg, Bishop",
			wulstan_of_worcester_bishop: "Saint Wulstan, Bishop",
			yolanda_of_poland_religious: "Blessed Yolanda, Religious",
			zdenka_cecilia_schelingova_virgin: "Blessed Zdenka Cecilia Schelingová, Virgin and Martyr",
			zdislava_of_lemberk: "Saint Zdislava",
			zepherin_namuncura: "Blessed Zepherin Namuncurá",
			zoltan_lajos_meszlenyi_bishop: "Blessed Zoltán Lajos Meszlényi, Bishop and Martyr",
			zygmunt_gorazdowski_priest: "Saint Zygmunt Gorazdowski, Priest"
		},
		ordinals: {
			1: "first",
			2: "second",
			3: "third",
			4: "fourth",
			5: "fifth",
			6: "sixth",
			7: "seventh",
			8: "eighth",
			9: "ninth",
			10: "tenth",
			11: "eleventh",
			12: "twelfth",
			13: "thirteenth",
			14: "fourteenth",
			15: "fifteenth",
			16: "sixteenth",
			17: "seventeenth",
			18: "eighteenth",
			19: "nineteenth",
			20: "twentieth",
			21: "twenty-first",
			22: "twenty-second",
			23: "twenty-third",
			24: "twenty-fourth",
			25: "twenty-fifth",
			26: "twenty-sixth",
			27: "twenty-seventh",
			28: "twenty-eighth",
			29: "twenty-ninth",
			30: "thirtieth",
			31: "thirty-first",
			32: "thirty-second",
			33: "thirty-third",
			34: "thirty-fourth"
		},
		periods: {
			epiphany: "Epiphany",
			holy_week: "Holy Week"
		},
		ranks: {
			feast: "feast",
			memorial: "memorial",
			optional_memorial: "optional memorial",
			solemnity: "solemnity",
			sunday: "Sunday",
			weekday: "weekday"
		},
		seasons: {
			advent: {
				privileged_weekday: "$t(months:11, capitalize) {{day}}",
				season: "Advent",
				sunday: "$t(ordinals:{{week}}, capitalize) Sunday of Advent",
				weekday: "$t(weekdays:{{dow}}, capitalize) of the $t(ordinals:{{week}}) week of Advent"
			},
			christmas_time: {
				after_epiphany: "$t(weekdays:{{dow}}, capitalize) after the Epiphany of the Lord",
				before_epiphany: "$t(months:0, capitalize) {{day}}",
				day: "$t(weekdays:{{dow}}, capitalize) of Christmas Time",
				octave: "$t(ordinals:{{count}}, capitalize) Day within the Octave of the Nativity of the Lord",
				season: "Christmas Time",
				second_sunday_after_christmas: "Second Sunday after the Nativity of the Lord"
			},
			easter_time: {
				octave: "$t(weekdays:{{dow}}, capitalize) within the Octave of Easter",
				season: "Easter Time",
				sunday: "$t(ordinals:{{week}}, capitalize) Sunday of Easter",
				weekday: "$t(weekdays:{{dow}}, capitalize) of the $t(ordinals:{{week}}) week of Easter"
			},
			lent: {
				day_after_ash_wed: "$t(weekdays:{{dow}}, capitalize) after Ash Wednesday",
				holy_week_day: "$t(weekdays:{{dow}}, capitalize) of Holy Week",
				season: "Lent",
				sunday: "$t(ordinals:{{week}}, capitalize) Sunday of Lent",
				weekday: "$t(weekdays:{{dow}}, capitalize) of the $t(ordinals:{{week}}) week of Lent"
			},
			ordinary_time: {
				season: "Ordinary Time",
				sunday: "$t(ordinals:{{week}}, capitalize) Sunday in Ordinary Time",
				weekday: "$t(weekdays:{{dow}}, capitalize) of the $t(ordinals:{{week}}) week of Ordinary Time"
			},
			paschal_triduum: { season: "Paschal Triduum" }
		},
		weekdays: {
			0: "Sunday",
			1: "Monday",
			2: "Tuesday",
			3: "Wednesday",
			4: "Thursday",
			5: "Friday",
			6: "Saturday"
		}
	},
	EnGb: {
		id: "en-gb",
		names: {
			bernardine_of_siena_priest: "Saint Bernardine of Siena, Priest, Religious and Missionary",
			labor_day: "Labour Day",
			louis_grignion_de_montfort_priest: "Saint Louis Marie Grignion de Montfort, Priest",
			paulina_of_the_agonizing_heart_of_jesus_visintainer_virgin: "Saint Paulina of the Agonising Heart of Jesus Visintainer, Virgin",
			pius_v_pope: "Saint Pius V, Pope and Religious",
			raymond_of_penyafort_priest: "Saint Raymond of Peñafort, Priest"
		}
	},
	EnIe: {
		id: "en-ie",
		names: {
			columban_of_luxeuil_abbot: "Saint Columban, Abbot and Missionary",
			willibrord_of_utrecht_bishop: "Saint Willibrord, Bishop and Missionary"
		}
	},
	Es: {
		colors: {
			black: "negro",
			gold: "dorado",
			green: "verde",
			purple: "morado",
			red: "rojo",
			rose: "rosa",
			white: "blanco"
		},
		id: "es",
		months: {
			0: "enero",
			1: "febrero",
			2: "marzo",
			3: "abril",
			4: "mayo",
			5: "junio",
			6: "julio",
			7: "agosto",
			8: "septiembre",
			9: "octubre",
			10: "noviembre",
			11: "diciembre"
		},
		names: {
			"205_blessed_martyrs_of_japan": "205 Beatos y mártires de Japón",
			adalbert_of_prague_bishop: "San Adalberto, obispo y mártir",
			adelaide_of_burgundy_empress: "Santa Adelaida de Borgoña, Emperatriz",
			adelphus_of_metz_bishop: "San Adelfus de Métis, obispo",
			agatha_of_sicily_virgin: "Santa Águeda, virgen y mártir",
			agnes_of_rome_virgin: "Santa Inés, virgen y mártir",
			alban_of_britain_martyr: "San Albano, mártir",
			albert_the_great_bishop: "San Alberto Magno, obispo y doctor de la Iglesia",
			alberto_hurtado_priest: "San Alberto Hurtado, presbítero",
			all_saints: "Todos los Santos",
			all_saints_of_ireland: "Todos los Santos de Irlanda",
			all_saints_of_the_archdiocese_of_paris: "Todos los Santos de la Arquidiócesis de París",
			all_saints_of_the_diocese_of_saint_denis: "Todos los Santos de la Diócesis de Saint-Denis",
			all_saints_of_wales: "Todos los santos de Gales",
			aloysius_gonzaga_religious: "San Luis Gonzaga, religioso",
			alphonsus_mary_liguori_bishop: "San Alfonso María de Ligorio, obispo y doctor de la Iglesia",
			amandus_of_strasbourg_bishop: "San Amand de Estrasburgo, obispo",
			amarin_of_alsace_abbot: "San Amarino, Abad y mártir",
			ambrose_of_milan_bishop: "San Ambrosio, obispo y doctor de la Iglesia",
			andrew_apostle: "San Andrés, apóstol",
			andrew_apostle_patron_of_scotland: "San Andrés, apóstol y Patrono de Escocia",
			andrew_dung_lac_priest_and_companions_martyrs: "Santos Andrés Dung-Lac, presbítero, y compañeros, mártires",
			andrew_kim_tae_gon_priest_paul_chong_ha_sang_and_companions_martyrs: "Santos Andrés Kim Taegon, presbítero, Pablo Chong Hasang y compañeros, mártires",
			angela_merici_virgin: "Santa Ángela Merici, virgen",
			annunciation_of_the_lord: "Anunciación",
			anselm_of_canterbury_bishop: "San Anselmo de Canterbury, obispo y doctor de la Iglesia",
			ansgar_of_hamburg_bishop: "San Ascario, obispo",
			anthony_mary_claret_bishop: "San Antonio María Claret, obispo",
			anthony_of_egypt_abbot: "San Antonio de Egipto, Abad",
			anthony_of_padua_priest: "San Antonio de Padua, presbítero y doctor de la Iglesia",
			anthony_zaccaria_priest: "San Antonio María Zaccaría, presbítero",
			apollinaris_of_ravenna_bishop: "San Apolinar, obispo y mártir",
			arbogast_of_strasbourg_bishop: "San Arbogast, obispo",
			arbogast_of_strasbourg_bishop_patron_of_the_archdiocese_of_strasbourg: "San Arbogast, obispo y Patrono de la Arquidiócesis de Estrasburgo",
			ascension_of_the_lord: "Ascensión del Señor",
			ash_wednesday: "Miércoles de Ceniza",
			assumption_of_the_blessed_virgin_mary: "La Asunción de la Santísima Virgen María",
			athanasius_of_alexandria_bishop: "San Atanasio de Alejandría, obispo y doctor de la Iglesia",
			audoen_of_rouen_bishop: "San Audoeno, obispo",
			augustine_of_canterbury_bishop: "San Agustín de Canterbury, obispo",
			augustine_of_hippo_bishop: "San Agustín de Hipona, obispo y doctor de la Iglesia",
			augustine_zhao_rong_priest_and_companions_martyrs: "San Agustín Zhao Rong, presbítero, y compañeros, mártires",
			aurelia_of_strasbourg_virgin: "Santa Aurelia de Estrasburgo, virgen",
			baptism_of_the_lord: "Bautismo del Señor",
			barbara_of_heliopolis_virgin: "Santa Bárbara, virgen y mártir",
			barnabas_apostle: "San Bernabé, apóstol",
			bartholomew_apostle: "San Bartolomé, apóstol",
			bartholomew_dias_laurel_religious: "Beato Bartolomé Laurel, religioso y mártir",
			basil_the_great_and_gregory_nazianzen_bishops: "San Basilio Magno y San Gregorio Nacianceno, obispos y doctores de la Iglesia",
			beatrice_da_silva_meneses_virgin: "Santa Beatriz da Silva, virgen",
			bede_the_venerable_priest: "San Beda el Venerable, presbítero y doctor de la Iglesia",
			benedict_of_aniane_abbot: "San Benito de Aniano, Abad",
			benedict_of_jesus_valdivielso_saez_religious: "San Héctor Valdivielso Sáez, mártir",
			benedict_of_nursia_abbot: "San Benito, abad",
			benedict_of_nursia_abbot_patron_of_europe: "San Benito, abad, patrono de Europa",
			bernard_of_clairvaux_abbot: "San Bernardo, abad y doctor de la Iglesia",
			bernardine_of_siena_priest: "San Bernardino de Siena, presbítero",
			beuno_of_wales_abbot: "San Beuno, Abad",
			blaise_of_sebaste_bishop: "San Blás, obispo y mártir",
			blessed_martyrs_of_paris: "Beatos mártires de París en la Revolución Francesa",
			bonaventure_of_bagnoregio_bishop: "San Buenaventura, obispo y doctor de la Iglesia",
			boniface_of_mainz_bishop: "San Bonifacio, obispo y mártir",
			bridget_of_sweden_religious: "Santa Brígida, religiosa",
			bridget_of_sweden_religious_copatroness_of_europe: "Santa Brígida, religiosa, patrona de Europa",
			brigid_of_kildare_virgin: "Santa Brígida de Kildare, Abadesa",
			brigid_of_kildare_virgin_copatroness_of_ireland: "Santa Brígida de Kildare, virgen y Patrona Secundaria de Irlanda",
			bruno_of_cologne_priest: "San Bruno, presbítero",
			cajetan_of_thiene_priest: "San Cayetano de Thiene, presbítero",
			callistus_i_pope: "San Calixto I, papa y mártir",
			camillus_de_lellis_priest: "San Camilo de Lelis, presbítero",
			carlos_manuel_rodriguez_santiago: "Beato Carlos Manuel Rodriguez",
			carmelites_of_compiegne_virgins_and_martyrs: "Beatas Carmelitas de Compiègne, vírgenes y mártires",
			casimir_of_poland: "San Casimiro",
			catherine_of_alexandria_virgin: "Santa Catalina de Alexandria, virgen y mártir",
			catherine_of_siena_virgin: "Santa Catalina de Siena, virgen y doctora de la Iglesia",
			catherine_of_siena_virgin_copatroness_of_europe: "Santa Catalina de Siena, virgen, doctora de la Iglesia y Patrona Secundaria de Europa",
			catherine_of_siena_virgin_copatroness_of_italy_and_europe: "Santa Catalina de Siena, virgen, doctora de la Iglesia y Patrona Secundaria de Italia y Europa",
			catherine_zoe_laboure_virgin: "Santa Catalina Labouré, virgen",
			cecilia_of_rome_virgin: "Santa Cecilia, virgen y mártir",
			ceraunus_of_paris_bishop: "San Cerauno de París, obispo",
			chair_of_saint_peter_the_apostle: "Cátedra de San Pedro, apóstol",
			charles_borromeo_bishop: "San Carlos Borromeo, obispo",
			charles_lwanga_and_companions_martyrs: "Santos Carlos Luanga y compañeros, mártires",
			charles_of_jesus_de_foucauld: "Santos Carlos de Foucauld, presbítero",
			christopher_magallanes_priest_and_companions_martyrs: "San Cristóbal Magallanes, presbítero y Compañeros, mártires",
			christopher_of_palestine_martyr: "San Cristóbal, mártir",
			clare_of_assisi_virgin: "Santa Clara, virgen",
			clement_i_pope: "San Clemente I, papa y mártir",
			clotilde_of_burgundy: "Santa Clotilde",
			columban_of_luxeuil_abbot: "San Columbano, Abad",
			commemoration_of_all_the_faithful_departed: "Conmemoración de todos los fieles difuntos",
			conversion_of_saint_paul_the_apostle: "Conversión de San Pablo, apóstol",
			cornelius_i_pope_and_cyprian_of_carthage_bishop_martyrs: "San Cornelio, papa, y Cipriano, obispo, mártires",
			cosmas_of_cilicia_and_damian_of_cilicia_martyrs: "Santos Cosme y Damián, mártires",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop: "Santos Cirilo, monje, y Metodio, obispo",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop_copatrons_of_europe: "Santos Cirilo, monje, y Metodio, obispo, patronos de Europa",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop_slavic_missionaries_copatrons_of_europe: "Santos Cirilo, monje, y Metodio, obispo, apóstoles de los eslavos, patronos de Europa",
			cyril_of_alexandria_bishop: "San Cirilio de Alexandria, obispo y doctor de la Iglesia",
			cyril_of_jerusalem_bishop: "San Cirilio de Jerusalén, obispo y doctor de la Iglesia",
			damasus_i_pope: "San Dámaso I, papa",
			daniel_brottier_priest: "Beato Daniel Brottier, presbítero",
			david_of_wales_bishop: "San David, obispo",
			david_of_wales_bishop_patron_of_wales: "San David, obispo y Patrono de Gales",
			dedication_of_consecrated_churches: "Dedicación de iglesias consagradas cuya fecha de Consagración se desconoce",
			dedication_of_the_basilica_of_saint_mary_major: "Dedicación de la Basílica de Santa María Mayor",
			dedication_of_the_basilicas_of_saints_peter_and_paul_apostles: "Dedicación de las Basílicas de San Pedro y San Pablo, apóstoles",
			dedication_of_the_cathedral_basilica_of_saint_denis_france: "Dedicación de la Catedral Basílica de Saint-Denis, Francia",
			dedication_of_the_cathedral_of_notre_dame_de_strasbourg_france: "Dedicación de la Catedral de Notre-Dame de Strasbourg, Francia",
			dedication_of_the_lateran_basilica: "Dedicación de la basílica de Letrán",
			dedication_of_the_notre_dame_de_paris_cathedral_paris_france: "Dedicación de la catedral de Notre-Dame de París, Francia",
			denis_of_paris_bishop_and_companions_martyrs: "Santos Dionisio, obispo, y compañeros, mártires",
			denis_of_paris_bishop_patron_of_the_archdiocese_of_paris: "San Dionisio, obispo y mártir, Patrono de la Arquidiócesis de París",
			denis_of_paris_bishop_patron_of_the_city_and_of_the_diocese_of_saint_denis: "San Dionisio, obispo y mártir, Patrono de la ciudad y de la Diócesis de Saint-Denis",
			divine_mercy_sunday: "2º domingo de Pascua o Domingo de la Divina Misericordia",
			dominic_de_guzman_priest: "Santo Domingo de Guzmán, presbítero",
			easter_sunday: "Domingo de Pascua",
			eligius_of_noyon_bishop: "San Eligio, obispo",
			elijah_prophet: "San Elías, profeta",
			elizabeth_of_hungary_religious: "Santa Isabel de Hungría, religiosa",
			elizabeth_of_portugal: "Santa Isabel de Portugal",
			ephrem_the_syrian_deacon: "San Efrén de Siria, Diácono y doctor de la Iglesia",
			epiphany_of_the_lord: "Epifanía",
			eucharius_of_trier_bishop: "San Euchario, obispo",
			eugenia_of_alsace_and_attala_of_alsace_virgins: "Santas Eugènia y Attala, vírgenes",
			eulalia_of_merida_virgin: "Santa Eulalia de Mérida, virgen y mártir",
			eulogius_of_cordoba_bishop: "San Eulogio de Córdoba, obispo",
			eusebius_of_vercelli_bishop: "San Eusebio de Vercelli, obispo",
			exaltation_of_the_holy_cross: "Exaltación de la Santa Cruz",
			ezequiel_moreno_bishop: "San Ezequiel Moreno, obispo",
			fabian_i_pope: "San Fabiano, papa y mártir",
			faustina_kowalska_virgin: "Santa Faustina Kowalska, virgen",
			ferdinand_iii_of_castile: "San Fernando",
			fidelis_of_sigmaringen_priest: "San Fidel de Sigmaringa, presbítero y mártir",
			finding_of_the_holy_cross: "Invención de la Santa Cruz",
			first_martyrs_of_the_holy_roman_church: "Primeros mártires de la Iglesia de Roma",
			florentius_of_strasbourg_bishop: "San Florencio, obispo",
			frances_of_rome_religious: "Santa Francisca Romana, religiosa",
			francis_borgia_priest: "San Francisco de Borja, presbítero",
			francis_de_sales_bishop: "San Francisco de Sales, obispo y doctor de la Iglesia",
			francis_diaz_del_rincon_priest_and_companions_martyrs: "San Francisco Díaz, presbítero y Compañeros, mártires",
			francis_ferdinand_de_capillas_priest: "San Francisco Fernández de Capillas, presbítero y mártir",
			francis_of_assisi: "San Francisco de Asís",
			francis_of_assisi_patron_of_italy: "San Francisco de Asís, Patrono de Italia",
			francis_of_paola_hermit: "San Francisco de Paula, ermitaño",
			francis_solanus_priest: "San Francisco Solano, presbítero",
			francis_xavier_priest: "San Francisco Javier, presbítero",
			frederic_ozanam_founder: "Beato Federico Ozanam, fundador",
			friday_of_the_passion_of_the_lord: "Viernes Santo",
			fructuosus_of_tarragona_bishop_and_augurius_of_tarragona_and_eulogius_of_tarragona_deacons_martyrs: "Santos Fructuoso, obispo, y Augurio y Eulogio, diáconos, mártires",
			george_of_lydda_martyr: "San Jorge, mártir",
			george_of_lydda_martyr_patron_of_england: "San Jorge, mártir y Patrono de Inglaterra",
			gerard_of_csanad_bishop: "San Gerardo, obispo",
			germain_of_paris_bishop: "San Germán, obispo",
			gertrude_of_nivelles_abbess: "Santa Gertrudis de Nivelles, religiosa",
			gertrude_the_great_virgin: "Santa Gertrudis la Grande, virgen",
			gregory_i_the_great_pope: "San Gregorio Magno, papa y doctor de la Iglesia",
			gregory_of_narek_abbot: "San Gregorio de Narek, Abad y doctor de la Iglesia",
			gregory_vii_pope: "San Gregorio VII, papa",
			gundisalvus_garcia_martyr: "San Gonsalo Garcia, mártir",
			hedwig_of_silesia_religious: "Santa Eduviges, religiosa",
			helena_of_constantinople: "Santa Elena",
			henry_ii_emperor: "San Enrique",
			hermenegild_the_visigoths_martyr: "San Hermenegildo, mártir",
			hilary_of_poitiers_bishop: "San Hilario de Poitiers, obispo y doctor de la Iglesia",
			hildegard_of_bingen_abbess: "Santa Hildegarda de Bingen, abadesa y doctora de la Iglesia",
			holy_child_of_cebu: "Divino Niño",
			holy_family_of_jesus_mary_and_joseph: "Sagrada Familia",
			holy_guardian_angels: "Santos Ángeles Custodios",
			holy_innocents_martyrs: "Santos Inocentes, mártires",
			holy_saturday: "Sábado Santo",
			holy_thursday: "Jueves Santo",
			ignatius_of_antioch_bishop: "San Ignacio de Antioquía, obispo y mártir",
			ignatius_of_loyola_priest: "San Ignacio de Loyola, presbítero",
			ildephonsus_of_toledo_bishop: "San Ildefonso, obispo de Toledo",
			immaculate_conception_of_the_blessed_virgin_mary: "Inmaculada Concepción de María",
			immaculate_heart_of_mary: "Inmaculado Corazón de María",
			innocent_v_pope: "Beato Inocencio V, papa",
			innocent_xi_pope: "Beato Inocencio XI, papa",
			irenaeus_of_lyon_bishop: "San Ireneo de Lyon, obispo, mártir y doctor de la Iglesia",
			isabelle_of_france_virgin: "Beata Isabel de Francia, virgen",
			isidore_of_seville_bishop: "San Isidoro, obispo y doctor de la Iglesia",
			isidore_the_farmer: "San Isidro Labrador",
			jacinta_marto_and_francisco_marto: "Beatos Jacinta y Francisco Marto",
			james_apostle: "Santiago, apóstol",
			james_apostle_patron_of_spain: "Santiago, apóstol, Patrono de España",
			jane_frances_de_chantal_religious: "Santa Juana Francisca de Chantal, religiosa",
			januarius_i_of_benevento_bishop: "San Jenaro, obispo y mártir",
			jerome_emiliani: "San Jerónimo Emiliani",
			jerome_of_stridon_priest: "San Jerónimo, presbítero y doctor de la Iglesia",
			joachim_and_anne_parents_of_mary: "San Joaquín y Santa Ana",
			joachim_and_anne_patroness_of_the_province_of_quebec_parents_of_mary: "Santa Ana, Patrona de Quebec, y San Joaquín, Padres de la Santísima Virgen María",
			joaquina_of_saint_francis_of_assisi_de_vedruna_religious: "Santa Joaquina de Vedruna, religiosa",
			john_apostle: "San Juan, apóstol y evangelista",
			john_baptist_de_la_salle_priest: "San Juan Bautista de la Salle, presbítero",
			john_bosco_priest: "San Juan Bosco, presbítero",
			john_chrysostom_bishop: "San Juan Crisóstomo, obispo y doctor de la Iglesia",
			john_damascene_priest: "San Juan Damasceno, presbítero y doctor de la Iglesia",
			john_de_brebeuf_isaac_jogues_priests_and_companions_martyrs: "Santos Juan de Brébeuf e Isaac Jogues, presbíteros, y compañeros, mártires",
			john_eudes_priest: "San Juan Eudes, presbítero",
			john_fisher_bishop_and_thomas_more_martyrs: "Santos Juan Fisher, obispo, y Tomás Moro, mártires",
			john_i_pope: "San Juan I, papa y mártir",
			john_leonardi_priest: "San Juan Leonardi, presbítero",
			john_mary_vianney_priest: "San Juan María Vianney, presbítero",
			john_of_avila_priest: "San Juan de Ávila, presbítero y doctor de la Iglesia",
			john_of_capistrano_priest: "San Juan de Capistrano, presbítero",
			john_of_god_duarte_cidade_religious: "San Juan de Dios, religioso",
			john_of_kanty_priest: "San Juan Kety, presbítero",
			john_of_the_cross_priest: "San Juan de la Cruz, presbítero y doctor de la Iglesia",
			john_paul_ii_pope: "papa San Juan Pablo II",
			john_xxiii_pope: "papa San Juan XXIII",
			josaphat_kuntsevych_bishop: "San Josafat Kuncewicz, obispo y mártir",
			jose_maria_de_yermo_y_parres_priest: "San José Maria de Yermo, presbítero",
			josemaria_escriva_de_balaguer_priest: "San Josemaría Escrivá de Balaguer, presbítero",
			joseph_de_anchieta_priest: "San José de Anchieta, presbítero",
			joseph_of_calasanz_priest: "San José de Calasanz, presbítero",
			joseph_spouse_of_mary: "José, Esposo de María",
			joseph_spouse_of_mary_patron_of_canada: "San José, Esposo de la Santísima Virgen María, Patrono de Canadá",
			joseph_the_worker: "San José Obrero",
			josephine_bakhita_virgin: "Santa Josefina Bakhita, virgen",
			juan_diego_cuauhtlatoatzin: "San Juan Diego Cuauhtlatoatzin",
			junipero_serra_priest: "San Junípero Serra, presbítero",
			justin_martyr: "San Justino, mártir",
			landry_of_paris_bishop: "San Landerico de París, obispo",
			laura_vicuna_virgin: "Beata Laura Vicuna, virgen",
			lawrence_of_brindisi_priest: "San Lorenzo de Brindis, presbítero y doctor de la Iglesia",
			lawrence_of_rome_deacon: "San Lorenzo, diácono y mártir",
			lawrence_ruiz_and_companions_martyrs: "San Lorenzo Ruiz y Compañeros, mártires",
			leander_of_seville_bishop: "San Leandro de Sevilla, obispo",
			leo_i_the_great_pope: "San León Magno, papa y doctor de la Iglesia",
			leodegar_of_autun_bishop: "San Leodegario de Autun, obispo y mártir",
			louis_grignion_de_montfort_priest: "San Luis María Grignion de Montfort, presbítero",
			louis_ix_of_france: "San Luis",
			louise_de_marillac_religious: "Santa Luisa de Marillac, religiosa",
			lucy_of_syracuse_virgin: "Santa Lucía, virgen y mártir",
			ludan_of_scotland_pilgrim: "San Ludano, peregrino",
			luigi_orione_priest: "San Luis Orione, presbítero",
			luke_evangelist: "San Lucas, evangelista",
			madeleine_sophie_barat_virgin: "Santa Magdalena Sofía Barat, virgen",
			marcellinus_of_rome_and_peter_the_exorcist_martyrs: "Santos Marcelino y Pedro, mártires",
			marcellus_of_paris_bishop: "San Marcelo de París, obispo",
			margaret_mary_alacoque_virgin: "Santa Margarita María de Alacoque",
			margaret_of_antioch_virgin: "Sant Margarita de Antioquía, virgen y mártir",
			margaret_of_scotland: "Santa Margarita de Escocia",
			maria_goretti_virgin: "Santa María Goretti, virgen y mártir",
			maria_guadalupe_garcia_zavala_virgin: "Santa María Guadalupe García Zavala, virgen",
			maria_micaela_of_the_blessed_sacrament_desmaisieres_virgin: "Santa María Micaela del Santísimo Sacramento, virgen",
			mariana_of_jesus_de_paredes_virgin: "Santa Mariana de Jesús de Paredes, virgen",
			marie_eugenie_of_jesus_milleret_de_brou_virgin: "Santa María Eugenia de Jesús Milleret de Brou, virgen y Fundatrice",
			mark_evangelist: "San Marcos, evangelista",
			martha_of_bethany_mary_of_bethany_and_lazarus_of_bethany: "Santos Marta, María y Lázaro",
			martin_de_porres_religious: "San Martín de Porres, religioso",
			martin_i_pope: "San Martín I, papa y mártir",
			martin_of_tours_bishop: "San Martín de Tours, obispo",
			mary_catherine_of_saint_augustine_catherine_de_simon_de_longpre_virgin: "Beata María Catalina de San Agustín, virgen",
			mary_magdalene: "Santa María Magdalena",
			mary_magdalene_de_pazzi_virgin: "Santa María Magdalena de Pazzi, virgen",
			mary_mother_of_god: "María, Madre de Dios",
			mary_mother_of_the_church: "María, Madre de la Iglesia",
			mary_of_jesus_in_the_blessed_sacrament_venegas_de_la_torre_virgin: "Santa Maria de Jesús Sacramentado Venegas de la Torre, virgen",
			mary_of_the_cross_mackillop_virgin: "Santa María de la Cruz MacKillop, virgen",
			mary_of_the_incarnation_barbara_acarie_religious: "Beata María de la Encarnación Bárbara Acarie, religiosa",
			mary_of_the_incarnation_marie_guyart_religious: "Santa María de la Encarnación María Guyart, religiosa",
			mary_of_the_providence_eugenie_smet_virgin: "Beata María de la Providencia Eugenia Smet, virgen",
			mary_of_the_sacred_heart_sophie_therese_de_soubiran_la_louviere_virgin: "Beata María Teresa de Soubiran La Louvière, virgen",
			mary_soledad_torres_acosta_virgin: "Santa María Soledad Torres Acosta, virgen",
			marydolores_rodriguez_sopena_virgin: "Beata Maria Dolores Rodriguez Sopena, virgen",
			maternus_of_cologne_bishop: "San Materno, obispo",
			maternus_of_cologne_valerius_of_trier_and_eucharius_of_trier_bishops: "Santos Materno, Valerio y Eucario, obispos",
			matilda_of_ringelheim: "Santa Matilda",
			matthew_apostle: "San Mateo, apóstol y evangelista",
			matthias_apostle: "San Matías, apóstol",
			maximilian_mary_raymund_kolbe_priest: "San Maximiliano María Kolbe, presbítero y mártir",
			mederic_of_autun_and_droctoveus_of_autun_abbots: "Santos Mederico y Droctoveo, Abades",
			michael_gabriel_and_raphael_archangels: "Santos Arcángeles Miguel, Gabriel y Rafael",
			miguel_agustin_pro_priest: "Beato Miguel Agustín Pro, presbítero y mártir",
			miguel_febres_cordero_religious: "San Miguel Febres Cordero, religioso",
			modestus_andlauer_and_andrew_bauer_martyrs: "San Modesto Andlauer y Andrés Bauer, mártires",
			modestus_andlauer_martyr: "San Modesto Andlauer, mártir",
			monica_of_hippo: "Santa Mónica",
			morand_of_cluny_monk: "San Morando, monje",
			most_holy_body_and_blood_of_christ: "Corpus Christi",
			most_holy_name_of_jesus: "Santísimo Nombre de Jesús",
			most_holy_name_of_mary: "Santo Nombre de la Santísima Virgen María",
			most_holy_trinity: "Domingo de la Santísima Trinidad",
			most_sacred_heart_of_jesus: "Sagrado Corazón de Jesús",
			nativity_of_john_the_baptist: "Nacimiento de Juan Bautista",
			nativity_of_the_blessed_virgin_mary: "Natividad de la Bienaventurada Virgen María",
			nativity_of_the_lord: "Navidad",
			nereus_of_terracina_and_achilleus_of_terracina_martyrs: "Santos Nereo y Aquileo, mártires",
			nicholas_barre_priest: "Beato Nicolás Barré, presbítero",
			nicholas_of_myra_bishop: "San Nicolás, obispo",
			norbert_of_xanten_bishop: "San Norberto, obispo",
			odile_of_alsace_abbess: "Santa Odilia, abadesa",
			odile_of_alsace_abbess_patroness_of_alsace: "Santa Odilia, abadesa, Patrona de Alsacia",
			olga_of_kiev: "Santa Olga",
			our_lady_help_of_christians: "Nuestra Señora, Auxilio de los Cristianos",
			our_lady_of_angels_patroness_of_costa_rica: "Nuestra Señora de los Ángeles, patrona de Costa Rica",
			our_lady_of_aparecida_patroness_of_brazil: "Nuestra Señora de Aparecida, Patrona de Brasil",
			our_lady_of_bethlehem: "Nuestra Señora de Belén",
			our_lady_of_fatima: "Nuestra Señora de Fátima",
			our_lady_of_good_counsel: "Nuestra Señora del Buen Consejo",
			our_lady_of_guadalupe: "Nuestra Señora de Guadalupe",
			our_lady_of_guadalupe_patroness_of_the_americas: "Nuestra Señora de Guadalupe, Patrona de América",
			our_lady_of_itati: "Nuestra Señora de Itatí",
			our_lady_of_loreto: "Nuestra Señora de Loreto",
			our_lady_of_lourdes: "Nuestra Señora de Lourdes",
			our_lady_of_lujan: "Nuestra Señora de Luján",
			our_lady_of_lujan_patroness_of_argentina: "Nuestra Señora de Luján, Patrona de Argentina",
			our_lady_of_mercy: "Nuestra Señora de la Misericordia",
			our_lady_of_mount_carmel: "Nuestra Señora del Monte Carmelo",
			our_lady_of_mount_carmel_mother_and_queen_of_chile: "Nuestra Señora del Monte Carmelo, Madre y Reina de Chile",
			our_lady_of_perpetual_help: "Nuestra Señora del Perpetuo Socorro",
			our_lady_of_sorrows: "Bienaventurada Virgen María de los dolores",
			our_lady_of_sorrows_patroness_of_slovakia: "Nuestra Señora del Socorro, Patrona de Eslovaquia",
			our_lady_of_the_gate_of_dawn: "Nuestra Señora de la Puerta del Aurora",
			our_lady_of_the_miraculous_medal: "Nuestra Señora de la Medalla Milagrosa",
			our_lady_of_the_pillar: "Nuestra Señora del Pilar",
			our_lady_of_the_rosary: "Bienaventurada Virgen María del Rosario",
			our_lady_of_the_valley: "Nuestra Señora del Valle",
			our_lady_queen_of_peace: "Nuestra Señora, Reina de la Paz",
			our_lady_refuge_of_sinners: "Nuestra Señora, refugio de los pecadores",
			our_lord_jesus_christ_king_of_the_universe: "Jesucristo, Rey del Universo",
			our_lord_jesus_christ_the_eternal_high_priest: "Jesucristo, Sumo y Eterno Sacerdote",
			our_lord_of_miracles: "Nuestro Señor de los Milagros",
			palm_sunday_of_the_passion_of_the_lord: "Domingo de Ramos",
			pancras_of_rome_martyr: "San Pancracio, mártir",
			paschal_baylon_religious: "San Pascual Bailón, religioso",
			passion_of_saint_john_the_baptist: "Martirio de San Juan Bautista",
			patrick_of_ireland_bishop: "San Patricio, obispo",
			paul_miki_and_companions_martyrs: "Santos Pablo Miki y compañeros, mártires",
			paul_of_the_cross_priest: "San Pablo de la Cruz, presbítero",
			paul_vi_pope: "San Pablo VI, papa",
			paulinus_of_nola_bishop: "San Paulino de Nola, obispo",
			pelagius_of_cordoba_martyr: "San Pelayo, mártir",
			pentecost_sunday: "Pentecostés",
			perpetua_of_carthage_and_felicity_of_carthage_martyrs: "Santas Perpetua y Felicidad, mártires",
			peter_and_paul_apostles: "San Pedro y San Pablo, apóstoles",
			peter_canisius_priest: "San Pedro Canisio, presbítero y doctor de la Iglesia",
			peter_chanel_priest: "San Pedro Chanel, presbítero y mártir",
			peter_chrysologus_bishop: "San Pedro Crisólogo, obispo y doctor de la Iglesia",
			peter_claver_priest: "San Pedro Claver, presbítero",
			peter_damian_bishop: "San Pedro Damián, obispo y doctor de la Iglesia",
			peter_de_zuniga_and_louis_flores_priests: "Beatos Pedro Zuniga y Luis Flores, presbíteros y mártires",
			peter_julian_eymard_priest: "San Pedro Julián Eymard, presbítero",
			peter_of_alcantara_priest: "San Pedro de Alcántara, presbítero",
			peter_poveda_and_innocent_of_mary_immaculate_canoura_priests_and_companions_martyrs: "Santos Pedro Poveda Castroverde e Inocencio de la Inmaculada Canoura Arnau, presbíteros, y compañeros, mártires",
			philip_and_james_apostles: "Santos Felipe y Santiago, apóstoles",
			philip_neri_priest: "San Felipe Neri, presbítero",
			philip_of_jesus_de_las_casas_martyr: "San Felipe de Jesús de las Casas, mártir",
			pius_francesco_forgione_priest: "San Pío de Pietrelcina, presbítero",
			pius_ix_pope: "Beato Pío IX, papa",
			pius_v_pope: "San Pío V, papa",
			pius_x_pope: "San Pío X, papa",
			polycarp_of_smyrna_bishop: "San Policarpo, obispo y mártir",
			pontian_i_pope_and_hippolytus_of_rome_priest: "San Ponciano, papa y San Hipólito, presbítero, mártires,",
			presentation_of_the_blessed_virgin_mary: "Presentación de la Santísima Virgen María",
			presentation_of_the_lord: "Presentación de Jesús en el Templo",
			queenship_of_the_blessed_virgin_mary: "Santísima Virgen María, Reina del Cielo",
			raphael_guizar_y_valencia_bishop: "San Rafael Guízar y Valencia, obispo",
			raymond_of_penyafort_priest: "San Raimundo de Peñafort, presbítero",
			richardis_of_swabia_empress: "Santa Ricarda, Emperatriz",
			rita_of_cascia_religious: "Santa Rita de Cascia",
			robert_bellarmine_bishop: "San Roberto Bearmino, obispo y doctor de la Iglesia",
			roch_gonzalez_alphonsus_rodriguez_and_john_del_castillo_priests: "Santos Roque González, Alfonso Rodríguez Olmedo y Juan del Castillo, presbíteros y mártires",
			roch_of_montpellier: "San Roque",
			romuald_of_ravenna_abbot: "San Romualdo, Abad",
			rosalie_jeanne_marie_rendu_virgin: "Beata Rosalía Rendu, virgen",
			rose_of_lima_virgin: "Santa Rosa de Lima, virgen",
			scholastica_of_nursia_virgin: "Santa Escolástica, virgen",
			sebastian_de_aparicio_religious: "Beato Sebastián de Aparicio, religioso",
			sebastian_of_milan_martyr: "San Sebastián, mártir",
			seven_holy_founders_of_the_servite_order: "Los Santos Siete Fundadores de la Orden de los Servitas",
			sharbel_makhluf_priest: "San Sarbelio Makhluf, presbítero y eremita",
			simon_and_jude_apostles: "Santos Simón y Judas, apóstoles",
			sixtus_ii_pope_and_companions_martyrs: "Santos Sixto II, papa, y compañeros, mártires",
			stanislaus_of_szczepanow_bishop: "San Estanislao de Cracovia, obispo y mártir",
			stephen_i_of_hungary: "San Esteban de Hungría",
			stephen_the_first_martyr: "San Esteban, Primer mártir",
			sunday_of_the_word_of_god: "3º domingo del Tiempo Ordinario, o domingo de la Palabra de Dios",
			sylvester_i_pope: "San Silvestre I, papa",
			teresa_benedicta_of_the_cross_stein_virgin: "Santa Teresa Benedicta de la Cruz (Edith Stein), virgen y mártir",
			teresa_benedicta_of_the_cross_stein_virgin_copatroness_of_europe: "Santa Teresa Benedicta de la Cruz (Edith Stein), virgen, mártir y Patrona Secundaria de Europa",
			teresa_of_calcutta_virgin: "Santa Teresa de Calcuta, virgen",
			teresa_of_jesus_jornet_ibars_virgin: "Santa Teresa de Jesús Jornet e Ibars, virgen",
			teresa_of_jesus_of_avila_virgin: "Santa Teresa de Jesús, virgen y doctora de la Iglesia",
			teresa_of_jesus_of_los_andes_virgin: "Santa Teresa de Los Andes, virgen",
			therese_of_the_child_jesus_and_the_holy_face_of_lisieux_virgin: "Santa Teresita del Niño Jesús, virgen y doctora de la Iglesia",
			therese_of_the_child_jesus_and_the_holy_face_of_lisieux_virgin_copatroness_of_france: "Santa Teresita del Niño Jesús, virgen y doctora, Patrona Secundaria de Francia",
			thomas_apostle: "Santo Tomás, apóstol",
			thomas_aquinas_priest: "Santo Tomás de Aquino, obispo y doctor de la Iglesia",
			thomas_becket_bishop: "San Tomás Becket, obispo y mártir",
			thomas_jean_georges_rehm_priest: "Beato Tomás Juan Jorge Rehm, presbítero y mártir",
			thomas_of_villanova_bishop: "Santo Tomás de Villanueva, obispo",
			thursday_of_the_lords_supper: "$(names:holy_thursday)",
			timothy_of_ephesus_and_titus_of_crete_bishops: "Santos Timoteo y Tito, obispos",
			transfiguration_of_the_lord: "Transfiguración",
			translation_of_the_relics_of_odile_of_alsace_abbess: "Traslado de los restos de santa Odilia",
			turibius_of_mogrovejo_bishop: "Santo Toribio de Mogrovejo, obispo",
			urban_i_pope: "San Urbano I, papa",
			valerius_of_trier_bishop: "San Valerio, obispo",
			vincent_de_paul_priest: "San Vicente de Paúl, presbítero",
			vincent_ferrer_priest: "San Vicente Ferrer, presbítero",
			vincent_of_saragossa_deacon: "San Vicente de Zaragoza, diácono y mártir",
			visitation_of_mary: "Visitación de la Santísima Virgen María",
			wenceslaus_i_of_bohemia_martyr: "San Wenceslao de Bohemia, mártir",
			wenceslaus_i_of_bohemia_martyr_patron_of_the_czech_nation: "San Wenceslao de Bohemia, mártir y Patrono de la nación checa",
			wendelin_of_trier_hermit: "San Vendelino, Ermitaño",
			zepherin_namuncura: "Beato Ceferino Namuncurá"
		},
		ordinals: {
			1: "primero",
			"1_feminine": "primera",
			2: "segundo",
			"2_feminine": "segunda",
			3: "tercer",
			"3_feminine": "tercera",
			4: "cuarto",
			"4_feminine": "cuarta",
			5: "quinto",
			"5_feminine": "quinta",
			6: "sexto",
			"6_feminine": "sexta",
			7: "séptimo",
			"7_feminine": "séptima",
			8: "octavo",
			"8_feminine": "octava",
			9: "noveno",
			"9_feminine": "novena",
			10: "décimo",
			"10_feminine": "décima",
			11: "undécimo",
			"11_feminine": "undécima",
			12: "duodécimo",
			"12_feminine": "duodécima",
			13: "decimotercer",
			"13_feminine": "decimotercera",
			14: "decimocuarto",
			"14_feminine": "decimocuarta",
			15: "decimoquinto",
			"15_feminine": "decimoquinta",
			16: "decimosexto",
			"16_feminine": "decimosexta",
			17: "decimoséptimo",
			"17_feminine": "decimoséptima",
			18: "decimoctavo",
			"18_feminine": "decimoctava",
			19: "decimonoveno",
			"19_feminine": "decimonovena",
			20: "vigésimo",
			"20_feminine": "vigésima",
			21: "vigésimo primero",
			"21_feminine": "vigésima primera",
			22: "vigésimo segundo",
			"22_feminine": "vigésima segunda",
			23: "vigésimo tercer",
			"23_feminine": "vigésima tercera",
			24: "vigésimo cuarto",
			"24_feminine": "vigésima cuarta",
			25: "vigésimo quinto",
			"25_feminine": "vigésima quinta",
			26: "vigésimo sexto",
			"26_feminine": "vigésima sexta",
			27: "vigésimo séptimo",
			"27_feminine": "vigésima séptima",
			28: "vigésimo octavo",
			"28_feminine": "vigésima octava",
			29: "vigésimo noveno",
			"29_feminine": "vigésima novena",
			30: "trigésimo",
			"30_feminine": "trigésima",
			31: "trigésimo primero",
			"31_feminine": "trigésima primera",
			32: "trigésimo segundo",
			"32_feminine": "trigésima segunda",
			33: "trigésimo tercer",
			"33_feminine": "trigésima tercera",
			34: "trigésima cuarto",
			"34_feminine": "trigésima cuarta"
		},
		periods: {
			epiphany: "Epifanía",
			holy_week: "Semana Santa"
		},
		ranks: {
			feast: "fiesta",
			memorial: "memoria",
			optional_memorial: "memoria opcional",
			solemnity: "solemnidades",
			sunday: "Domingo",
			weekday: "ferial"
		},
		seasons: {
			advent: {
				privileged_weekday: "{{day}} de $t(months:11)",
				season: "Adviento",
				sunday: "{{week}}º domingo de Adviento",
				weekday: "$t(weekdays:{{dow}}, capitalize) de la {{week}}ª semana de Adviento"
			},
			christmas_time: {
				after_epiphany: "$t(weekdays:{{dow}}, capitalize) después de la Epifanía",
				before_epiphany: "{{day}} de $t(months:0)",
				day: "$t(weekdays:{{dow}}, capitalize) de Navidad",
				octave: "{{count}}º día de la Octava de Navidad",
				season: "Navidad",
				second_sunday_after_christmas: "2º domingo de Navidad"
			},
			easter_time: {
				octave: "$t(weekdays:{{dow}}, capitalize) día de la Octava de Pascua",
				season: "Pascua",
				sunday: "{{week}}º domingo de Pascua",
				weekday: "$t(weekdays:{{dow}}, capitalize) de la {{week}}ª semana de Pascua"
			},
			lent: {
				day_after_ash_wed: "$t(weekdays:{{dow}}, capitalize) después de Miércoles de Ceniza",
				holy_week_day: "$t(weekdays:{{dow}}, capitalize) de Semana Santa",
				season: "Cuaresma",
				sunday: "{{week}}º domingo de Cuaresma",
				weekday: "$t(weekdays:{{dow}}, capitalize) de la {{week}}ª semana de Cuaresma"
			},
			ordinary_time: {
				season: "Tiempo Ordinario",
				sunday: "{{week}}º domingo del Tiempo Ordinario",
				weekday: "$t(weekdays:{{dow}}, capitalize) de la {{week}}ª semana del Tiempo Ordinario"
			},
			paschal_triduum: { season: "Triduo Pascual" }
		},
		weekdays: {
			0: "domingo",
			1: "lunes",
			2: "martes",
			3: "miércoles",
			4: "jueves",
			5: "viernes",
			6: "sábado"
		}
	},
	Fr: {
		colors: {
			black: "noir",
			gold: "doré",
			green: "vert",
			purple: "violet",
			red: "rouge",
			rose: "rose",
			white: "blanc"
		},
		cycles: {
			proper_of_saints: "Propre des Saints",
			proper_of_time: "Propre du Temps",
			psalter_week_1: "Semaine I des Psaumes",
			psalter_week_2: "Semaine II des Psaumes",
			psalter_week_3: "Semaine III des Psaumes",
			psalter_week_4: "Semaine IV des Psaumes",
			sunday_year_a: "Année A",
			sunday_year_b: "Année B",
			sunday_year_c: "Année C",
			weekday_year_1: "Année impaire",
			weekday_year_2: "Année paire"
		},
		id: "fr",
		months: {
			0: "janvier",
			1: "février",
			2: "mars",
			3: "avril",
			4: "mai",
			5: "juin",
			6: "juillet",
			7: "août",
			8: "septembre",
			9: "octobre",
			10: "novembre",
			11: "décembre"
		},
		names: {
			achard_of_saint_victor_bishop: "Bienheureux Achard, évêque d’Avranches († 1171)",
			adalbert_of_prague_bishop: "Saint Adalbert, évêque de Prague et martyr († 997)",
			adalbert_of_prague_bishop_patron_of_poland: "Saint Adalbert, évêque de Prague, martyr et patron de la Pologne († 997)",
			adelaide_of_burgundy_empress: "Sainte Adélaîde, impératrice († 999)",
			adeline_de_mortain_abbess_and_the_saints_of_savigny: "Sainte Adeline de Mortain († v. 1125) et les saints de Savigny",
			adelphus_of_metz_bishop: "Saint Adelphe, évêque († Vème s.)",
			agatha_of_sicily_virgin: "Sainte Agathe, vierge et martyre en Sicile († 251)",
			agnes_of_rome_virgin: "Sainte Agnès, vierge et martyre († v. 304)",
			albert_the_great_bishop: "Saint Albert le Grand, frère prêcheur, évêque de Ratisbonne, docteur de l’Église († 1280)",
			albinus_of_angers_bishop: "Saint Aubin, évêque († 550)",
			all_holy_bishops_and_priests_of_the_diocese_of_coutances: "Tous les Saints Évêques du diocèse de Coutances et Avranches, et les prêtres, leurs coopérateurs",
			all_holy_bishops_of_the_archdiocese_of_lyon: "Tous les Saints Évêques du diocèse de Lyon",
			all_holy_bishops_of_the_diocese_of_angers: "Tous les Saints Évêques du diocèse d’Angers",
			all_saints: "Tous les Saints",
			all_saints_of_the_archdiocese_of_lyon: "Tous les Saints du diocèse de Lyon",
			all_saints_of_the_archdiocese_of_paris: "Tous les Saints du diocèse de Paris",
			all_saints_of_the_diocese_of_coutances: "Tous les Saints du diocèse de Coutances et Avranches",
			all_saints_of_the_diocese_of_saint_denis: "Tous les Saints du diocèse de Saint-Denis",
			aloysius_gonzaga_religious: "Saint Louis de Gonzague, religieux Jésuite († 1591)",
			alphonsus_mary_liguori_bishop: "Saint Alphonse-Marie de Liguori, évêque et docteur de l’Église",
			amand_of_maastricht_bishop: "Saint Amand d’Elnone, Missionnaire, évêque de Maastricht († v. 676)",
			amandus_of_strasbourg_bishop: "Saint Amand, premier évêque de Strasbourg († v. 346)",
			amarin_of_alsace_abbot: "Saint Amarin, abbé et martyr († 674 ou 676)",
			ambrose_of_milan_bishop: "Saint Ambroise, évêque de Milan et docteur de l’Église († 397)",
			andre_bessette_religious: "Saint frère André Bessette, religieux († 1937)",
			andre_grasset_priest: "Bienheureux André Grasset, prêtre, canadien martyr de la révolution française († 1792)",
			andrew_apostle: "Saint André, apôtre",
			andrew_apostle_patron_of_scotland: "Saint André, apôtre et patron de l’Écosse",
			andrew_bauer_martyr: "Saint André Bauer, martyr († 1900)",
			andrew_dung_lac_priest_and_companions_martyrs: "Saint André Dung Lac, prêtre, et ses compagnons, martyrs († entre 1745 et 1862)",
			andrew_kim_tae_gon_priest_paul_chong_ha_sang_and_companions_martyrs: "Saint André Kim Taegon, prêtre, et Paul Chong Ha-sang et ses compagnons, martyrs en Corée († XIXème s.)",
			andrew_zorard_of_nitra_and_benedict_of_skalka_hermits: "Saints André Svorad († 1009) et Benoît Stojislav († 1012), ermites",
			angela_merici_virgin: "Sainte Angèle Mérici, religieuse, fondatrice de la Compagnie de Sainte Ursule de Brescia († 1540)",
			annemund_of_lyon_bishop: "Saint Ennemond (Chamond), évêque et martyr († v. 658)",
			annunciation_of_the_lord: "Annonciation du Seigneur",
			anselm_of_canterbury_bishop: "Saint Anselme de Cantorbéry, évêque, docteur de l’Église († 1109)",
			ansgar_of_hamburg_bishop: "Saint Anschaire de Brême, évêque († 865)",
			anthony_chevrier_priest: "Bienheureux Antoine Chevrier, prêtre († 1879)",
			anthony_mary_claret_bishop: "Saint Antoine-Marie Claret, évêque († 1870)",
			anthony_of_egypt_abbot: "Saint Antoine le Grand, ermite en Égypte († 356)",
			anthony_of_padua_priest: "Saint Antoine, prêtre et docteur de l’Église († 1231)",
			anthony_zaccaria_priest: "Saint Antoine-Marie Zaccaria, prêtre († 1539)",
			apollinaris_of_ravenna_bishop: "Saint Apollinaire, évêque et martyr († IIème s.)",
			arbogast_of_strasbourg_bishop: "Saint Arbogast, évêque († 678)",
			arbogast_of_strasbourg_bishop_patron_of_the_archdiocese_of_strasbourg: "Saint Arbogast, évêque, patron du diocèse de Strasbourg († 678)",
			ascension_of_the_lord: "Ascension du Seigneur",
			ash_wednesday: "Mercredi des Cendres",
			assumption_of_the_blessed_virgin_mary: "Assomption de la bienheureuse Vierge Marie",
			assumption_of_the_blessed_virgin_mary_patroness_of_france: "Assomption de la bienheureuse Vierge Marie, patronne principale de la France",
			athanasius_of_alexandria_bishop: "Saint Athanase, évêque, docteur et père de l’Église († 373)",
			aubert_of_avranches_bishop: "Saint Aubert, évêque († 725)",
			audoen_of_rouen_bishop: "Saint Ouen, évêque",
			audomar_of_therouanne_bishop: "Saint Omer, évêque († 670)",
			augustine_of_canterbury_bishop: "Saint Augustin, évêque de Cantorbéry en Angleterre († 604)",
			augustine_of_hippo_bishop: "Saint Augustin, évêque d’Hippone, docteur de l’Église († 430)",
			augustine_zhao_rong_priest_and_companions_martyrs: "Saints Augustin Zhao Rong et ses compagnons, martyrs en Chine († entre 1648 et 1930)",
			augustus_chapdelaine_priest: "Saint Auguste Chapdelaine, prêtre et martyr († 1856)",
			aurelia_of_strasbourg_virgin: "Sainte Aurélie, vierge († IVème s.)",
			aventin_of_larboust_martyr: "Saint Aventin, martyr († VIIIème s.)",
			baldomerus_of_lyon_religious: "Saint Galmier, religieux († v. 630)",
			baptism_of_the_lord: "Baptême du Seigneur",
			barnabas_apostle: "Saint Barnabé, apôtre",
			bartholomew_apostle: "Saint Barthélemy, apôtre",
			basil_the_great_and_gregory_nazianzen_bishops: "Saints Basile le Grand († 379) et Grégoire de Naziance († 390), évêques et docteurs de l’Église",
			bede_the_venerable_priest: "Saint Bède le Vénérable, prêtre et docteur de l’Église († 735)",
			benedict_of_aniane_abbot: "Saint Benoît d’Aniane, abbé († 820)",
			benedict_of_nursia_abbot: "Saint Benoît de Nursie, Patriarche des moines d’Occident, fondateur de l’ordre des Bénédictins († v. 547)",
			benedict_of_nursia_abbot_patron_of_europe: "Saint Benoît de Nursie, Patriarche des moines d’Occident, fondateur de l’ordre des Bénédictins et patron de l’Europe († v. 547)",
			bernadette_soubirous_virgin: "Sainte Bernadette Soubirous, vierge († 1879)",
			bernard_of_clairvaux_abbot: "Saint Bernard de Clairvaux, abbé, docteur de l’Église († 1153)",
			bernardine_of_siena_priest: "Saint Bernardin de Sienne, prêtre († 1444)",
			bertrand_of_comminges_bishop: "Saint Bertrand de Comminges, évêque († 1126)",
			blaise_of_sebaste_bishop: "Saint Blaise de Sébaste, évêque et martyr († 316)",
			blessed_martyrs_of_angers: "Bienheureux Martyrs d’Angers († 1793-1794)",
			blessed_martyrs_of_paris: "Bienheureux Martyrs de Paris († du 2 au 6 septembre 1792)",
			bonaventure_of_bagnoregio_bishop: "Saint Bonaventure, évêque d’Albano et docteur de l’Église († 1274)",
			boniface_of_mainz_bishop: "Saint Boniface, évêque et martyr († 754)",
			bridget_of_sweden_religious: "Sainte Brigitte de Suède, veuve puis religieuse, fondatrice de l’ordre du Saint-Sauveur († 1373)",
			bridget_of_sweden_religious_copatroness_of_europe: "Sainte Brigitte de Suède, veuve puis religieuse, fondatrice de l’ordre du Saint-Sauveur, co-patronne de l’Europe († 1373)",
			brigid_of_kildare_virgin: "Saint Brigide, abbesse († 523)",
			brigid_of_kildare_virgin_copatroness_of_ireland: "Saint Brigide, abbesse et co-patronne d’Irlande († 523)",
			bruno_of_cologne_priest: "Saint Bruno, prêtre, fondateur des Chartreux († 1101)",
			caesarius_of_arles_bishop: "Saint Césaire d’Arles, évêque († 542)",
			cajetan_of_thiene_priest: "Saint Gaétan de Thienne, prêtre († 1547)",
			callistus_i_pope: "Saint Calixte Ier, pape et martyr († 222)",
			camillus_de_lellis_priest: "Saint Camille de Lellis, prêtre († 1614)",
			canada_day: "Fête du Canada",
			carmelites_of_compiegne_virgins_and_martyrs: "Bienheureuses Carmélites de Compiègne : Mère Thérèse et ses 15 compagnes, martyres († guillotinées en 1794)",
			casimir_of_poland: "Saint Casimir († 1484)",
			catherine_of_alexandria_virgin: "Sainte Catherine d’Alexandrie, vierge et martyre († IVème s.)",
			catherine_of_siena_virgin: "Sainte Catherine de Sienne, vierge et docteur de l’Église († 1380)",
			catherine_of_siena_virgin_copatroness_of_europe: "Sainte Catherine de Sienne, vierge, docteur de l’Église, co-patronne de l’Europe († 1380)",
			catherine_of_siena_virgin_copatroness_of_italy_and_europe: "Sainte Catherine de Sienne, vierge, docteur de l’Église, co-patronne de l’Italie et de l’Europe († 1380)",
			catherine_zoe_laboure_virgin: "Sainte Catherine Labouré, vierge († 1876)",
			cecilia_of_rome_virgin: "Sainte Cécile, vierge et martyre à Rome († 230)",
			ceraunus_of_paris_bishop: "Saint Céran, évêque de Paris († au 7e s.)",
			chair_of_saint_peter_the_apostle: "Chaire de Saint Pierre, apôtre",
			charles_borromeo_bishop: "Saint Charles Borromée, archevêque de Milan († 1584)",
			charles_lwanga_and_companions_martyrs: "Saints Charles Lwanga et ses douze compagnons, martyrs († 618)",
			charles_of_jesus_de_foucauld: "Saint Charles de Foucauld, prêtre, ermite et missionnaire au Sahara († 1916)",
			christopher_magallanes_priest_and_companions_martyrs: "Saints Cristóbal Magallanes, prêtre, et ses 24 compagnons, martyrs mexicains († 1927)",
			clair_of_normandy_priest: "Saint Clair, prêtre et martyr († v. 884)",
			clare_of_assisi_virgin: "Sainte Claire, vierge",
			clement_i_pope: "Saint Clément Ier, pape et martyr († 97)",
			clotilde_of_burgundy: "Sainte Clotilde, reine des Francs († 545)",
			columba_of_iona_abbot: "Saint Colomba, religieux († 615)",
			columba_of_iona_abbot_copatron_of_ireland: "Saint Colomba, religieux, co-patron de l’Irlande († 615)",
			columban_of_luxeuil_abbot: "Saint Colomban, abbé († 615)",
			commemoration_of_all_the_faithful_departed: "Commémoration de tous les fidèles défunts",
			conversion_of_saint_paul_the_apostle: "Conversion de Saint Paul, apôtre",
			cornelius_i_pope_and_cyprian_of_carthage_bishop_martyrs: "Saints martyrs Corneille, pape, et Cyprien, évêque († IIIème s.)",
			cosmas_of_cilicia_and_damian_of_cilicia_martyrs: "Saints Côme et Damien, martyrs († IIIème s.)",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop: "Saints Cyrille, Moine, et Méthode, évêque, apôtres des Slaves († au IXème s.)",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop_copatrons_of_europe: "Saints Cyrille, Moine, et Méthode, évêque, apôtres des Slaves, co-patrons de l’Europe († au IXème s.)",
			cyril_of_alexandria_bishop: "Saint Cyrille, évêque d’Alexandrie et docteur de l’Église († 444)",
			cyril_of_jerusalem_bishop: "Saint Cyrille de Jérusalem, évêque de Jérusalem, docteur de l’Église († 387)",
			damasus_i_pope: "Saint Damase Ier, pape († 384)",
			damien_de_veuster_priest: "Saint Père Damien, prêtre et Missionnaire Picpus († 1889)",
			daniel_brottier_priest: "Bienheureux Daniel Brottier, prêtre, apôtre des Orphelins d’Auteuil († 1936 à Paris)",
			dedication_of_consecrated_churches: "Dédicace des églises consacrées dont on ne connaît pas la date de consécration",
			dedication_of_the_basilica_of_mont_saint_michel_france: "Dédicace de la basilique du Mont-Saint-Michel",
			dedication_of_the_basilica_of_saint_mary_major: "Dédicace de la basilique Sainte-Marie Majeure",
			dedication_of_the_basilicas_of_saints_peter_and_paul_apostles: "Dédicace des basiliques de Saint Pierre et Saint Paul, apôtres, à Rome",
			dedication_of_the_cathedral_basilica_of_saint_denis_france: "Dédicace de la cathédrale de Saint-Denis",
			dedication_of_the_cathedral_of_notre_dame_de_strasbourg_france: "Dédicace de la cathédrale de Strasbourg",
			dedication_of_the_cathedral_of_notre_dame_of_coutances_france: "Dédicace de la cathédrale de Coutances",
			dedication_of_the_cathedral_of_saint_john_the_baptist_lyon_france: "Dédicace de la cathédrale primatiale",
			dedication_of_the_cathedral_of_saint_maurice_of_agaunum_angers_france: "Dédicace de la Cathédrale Saint-Maurice",
			dedication_of_the_cathedral_of_saint_stephen_of_toulouse_france: "Dédicace de la cathédrale Saint-Étienne",
			dedication_of_the_lateran_basilica: "Dédicace de la Basilique du Latran",
			dedication_of_the_notre_dame_de_paris_cathedral_paris_france: "Dédicace de la cathédrale de Paris",
			denis_of_paris_bishop_and_companions_martyrs: "Saint Denis, évêque, et ses compagnons, martyrs à Paris († IIIème s.)",
			denis_of_paris_bishop_patron_of_the_archdiocese_of_paris: "Saint Denis, martyr, premier évêque, patron du diocèse",
			denis_of_paris_bishop_patron_of_the_city_and_of_the_diocese_of_saint_denis: "Saint Denis, évêque et martyr, patron de la ville et du diocèse de Saint-Denis",
			dina_belanger_virgin: "Bienheureuse Dina Bélanger, religieuse de la congrégation des Sœurs de Jésus-Marie († 1929)",
			dismas_the_good_thief: "Saint Dismas (le Bon Larron)",
			divine_mercy_sunday: "Deuxième dimanche de Pâques ou de la Divine Miséricorde",
			dominic_de_guzman_priest: "Saint Dominique de Guzman, prêtre, fondateur de l’Ordre des Frères prêcheurs († 1221)",
			easter_sunday: "Dimanche de Pâques - La résurrection du Seigneur",
			eligius_of_noyon_bishop: "Saint Éloi, évêque",
			elijah_prophet: "Saint Élie, prophète († IXe s. av. J.-C.)",
			elizabeth_of_hungary_religious: "Sainte Élisabeth de Hongrie († 1231)",
			elizabeth_of_portugal: "Sainte Élisabeth du Portugal, reine († 1336)",
			emilie_tavernier_gamelin_religious: "Bienheureuse Émilie Tavernier-Gamelin, religieuse, fondatrice des Sœurs de la Providence de Montréal († 1851)",
			ephrem_the_syrian_deacon: "Saint Ephrem, diacre et docteur de l’Église, († 373)",
			epiphany_of_the_lord: "Épiphanie du Seigneur",
			epipodius_of_lyon_and_alexander_of_lyon_martyrs: "Saints Épipode et Alexandre, martyrs († 178)",
			erembert_of_toulouse_bishop: "Saint Érembert, évêque († v. 672)",
			eucharius_of_trier_bishop: "Saint Euchaire, évêque († IVème s.)",
			eucherius_of_lyon_bishop: "Saint Eucher, évêque († v. 449)",
			eugene_de_mazenod_bishop: "Saint Eugène de Mazenod, fondateur des Oblats de Marie-Immaculée, évêque de Marseille († 1861)",
			eugenia_of_alsace_and_attala_of_alsace_virgins: "Sainte Eugénie et Sainte Attale, vierges († VIIIème s.)",
			eusebius_of_vercelli_bishop: "Saint Eusèbe de Verceil, évêque († 371)",
			exaltation_of_the_holy_cross: "La Croix Glorieuse",
			exuperius_of_toulouse_bishop: "Saint Exupère, évêque († v. 410)",
			fabian_i_pope: "Saint Fabien, pape et martyr († 250)",
			faustina_kowalska_virgin: "Sainte Faustina Kowalska († 1938)",
			fidelis_of_sigmaringen_priest: "Saint Fidèle de Sigmaringen, prêtre et martyr († 1622)",
			first_martyrs_of_the_holy_roman_church: "Premiers martyrs de l’Église de Rome († 64)",
			florentius_of_anjou_abbot: "Saint Florent, abbé († Vème s.)",
			florentius_of_strasbourg_bishop: "Saint Florent, évêque († VIIème s.)",
			floscellus_of_normandy_martyr: "Saint Floscel, martyr († v. 296)",
			frances_of_rome_religious: "Sainte Françoise Romaine, religieuse († 1440)",
			francis_de_sales_bishop: "Saint François de Sales, évêque et docteur de l’Église († 1622)",
			francis_de_sales_bishop_patron_of_the_clergy_of_the_archdiocese_of_lyon: "Saint François de Sales, évêque et docteur de l’Église, patron du clergé lyonnais († 1622)",
			francis_of_assisi: "Saint François d’Assise, fondateur de l’ordre des Frères mineurs († 1226)",
			francis_of_assisi_patron_of_italy: "Saint François d’Assise, fondateur de l’ordre des Frères mineurs, patron de l’Italie († 1226)",
			francis_of_paola_hermit: "Saint François de Paule, ermite, fondateur de l’ordre des Minimes († 1507)",
			francis_xavier_priest: "Saint François-Xavier, prêtre, Jésuite Missionnaire († 1552)",
			francois_de_montmorency_laval_bishop: "Saint François de Laval, premier évêque de Québec († 1708)",
			frederic_janssoone_priest: "Bienheureux Frédéric Janssoone, prêtre franciscain († 1916)",
			frederic_ozanam_founder: "Bienheureux Frédéric Ozanam, fondateur de la Société de Saint-Vincent-de-Paul († 1853)",
			friday_of_the_passion_of_the_lord: "Vendredi Saint",
			fridolin_of_sackingen_monk: "Saint Fridolin, moine missionnaire († 540)",
			fromundus_of_coutances_bishop: "Saint Fromond, évêque de Coutances († v. 691)",
			gall_of_switzerland_abbot: "Saint Gall, abbé et missionnaire († 641 ou 646)",
			gaud_of_evreux_bishop: "Saint Gaud, évêque († v. 491)",
			genevieve_of_paris_virgin: "Sainte Geneviève, vierge († 500)",
			george_of_lydda_martyr: "Saint Georges, martyr († 303)",
			george_of_lydda_martyr_patron_of_england: "Saint Georges, martyr et patron de l’Angleterre († 303)",
			germain_of_paris_bishop: "Saint Germain, évêque de Paris († 576)",
			germaine_cousin_virgin: "Sainte Germaine Cousin, vierge († 1601)",
			germanus_of_normandy_bishop: "Saint Germain de la Mer, évêque et martyr († 480)",
			gertrude_of_nivelles_abbess: "Sainte Gertrude de Nivelles, abbesse († 659)",
			gertrude_the_great_virgin: "Sainte Gertrude, vierge moniale († 1301)",
			gregory_i_the_great_pope: "Saint Grégoire le Grand, pape et docteur de l’Église († 604)",
			gregory_of_narek_abbot: "Saint Grégoire de Narek, abbé et docteur de l’Église",
			gregory_vii_pope: "Saint Grégoire VII, pape († 1085)",
			gregory_x_pope: "Bienheureux Grégoire X, pape († 1276)",
			hedwig_of_silesia_religious: "Sainte Edwige de Silésie, veuve puis religieuse († 1243)",
			helier_of_jersey_martyr: "Saint Hélier, martyr († v. 552)",
			henry_ii_emperor: "Saint Henri, empereur germanique († 1024)",
			henry_of_finland_bishop: "Saint Henri, évêque et martyr († 1156)",
			hilarius_of_toulouse_bishop: "Saint Hilaire, évêque († v. 360)",
			hilarius_of_toulouse_bishop_and_sylvius_of_toulouse_bishops: "Saint Hilaire († v. 360) et Saint Silve († v. 400), évêques",
			hilary_of_poitiers_bishop: "Saint Hilaire de Poitiers, évêque et docteur de l’Église († 367)",
			hildegard_of_bingen_abbess: "Sainte Hildegarde de Bingen, abbesse et docteur de l’Église († 1179)",
			holy_family_of_jesus_mary_and_joseph: "La Sainte Famille",
			holy_guardian_angels: "Saints Anges gardiens",
			holy_hermits_and_evangelists: "Les saints ermites et évangélisateurs",
			holy_innocents_martyrs: "Saints Innocents, martyrs († Ier s.)",
			holy_saturday: "Samedi Saint",
			holy_thursday: "Jeudi Saint",
			hubert_of_liege_bishop: "Saint Hubert, évêque († 727)",
			ignatius_of_antioch_bishop: "Saint Ignace d’Antioche, évêque et martyr, père et docteur de l’Église († 115)",
			ignatius_of_loyola_priest: "Saint Ignace de Loyola, prêtre, fondateur de la Compagnie de Jésus († 1556)",
			immaculate_conception_of_the_blessed_virgin_mary: "Immaculée Conception de la vierge Marie",
			immaculate_heart_of_mary: "Cœur immaculé de Marie",
			innocent_v_pope: "Bienheureux Innocent V, pape († 1276)",
			irenaeus_of_lyon_bishop: "Saint Irénée, évêque, martyr et docteur de l’Église († v. 201)",
			irenaeus_of_lyon_bishop_patron_of_the_archdiocese_of_lyon_and_companions_martyrs: "Saint Irénée, évêque et docteur de l’Église, patron principal du diocèse, et ses compagnons, martyrs († v. 201)",
			isabelle_of_france_virgin: "Bienheureuse Isabelle de France, sœur de saint Louis, vierge († 1270)",
			isidore_of_seville_bishop: "Saint Isidore de Séville, docteur de l’Église, évêque et Confesseur († 636)",
			ivo_of_kermartin_priest: "Saint Yves Hélory, prêtre et juge en Bretagne († 1303)",
			jacques_francois_lefranc_martyr_and_martyrs_of_the_revolution: "Bienheureux François Lefranc et les martyrs de la Révolution († 1792)",
			jacques_jules_bonnaud_priest_and_companions_martyrs: "Bienheureux Jacques-Jules Bonnaud, prêtre, et ses compagnons, martyrs († 1792)",
			james_apostle: "Saint Jacques le Majeur, apôtre († 44)",
			jane_frances_de_chantal_religious: "Sainte Jeanne-Françoise de Chantal, religieuse († 1641)",
			januarius_i_of_benevento_bishop: "Saint Janvier, évêque de Bénévent et martyr († 305)",
			jean_chevillard_and_companions_martyrs: "Bienheureux Jean Chevillard et ses compagnons, religieux et martyrs († 1994-1996)",
			jean_louis_bonnard_priest: "Saint Jean-Louis Bonnard, prêtre et martyr († 1841)",
			jean_pierre_neel_priest: "Saint Jean-Pierre Néel, prêtre et martyr († 1862)",
			jean_robert_queneau_and_companions_martyrs: "Bienheureux Jean-Robert Queneau, prêtre, et ses compagnons, martyrs († 1792)",
			jean_theophane_venard_priest: "Saint Théophane Vénard, prêtre et martyr († 1861)",
			jeanne_delanoue_of_the_cross_religious: "Sainte Jeanne Delanoue, religieuse († 1736)",
			jerome_emiliani: "Saint Jérôme Émilien, fondateur († 1537)",
			jerome_of_stridon_priest: "Saint Jérôme, père et docteur de l’Église († 420)",
			joachim_and_anne_parents_of_mary: "Saints Anne et Joachim, parents de la vierge Marie († Ier s.)",
			joachim_and_anne_patroness_of_the_province_of_quebec_parents_of_mary: "Saints Anne, patronne de la province civile de Québec, et Joachim, parents de la vierge Marie († Ier s.)",
			joan_of_arc_virgin_copatroness_of_france: "Sainte Jeanne d’Arc, vierge, co-patronne de la France († 1431)",
			john_apostle: "Saint Jean, apôtre et évangéliste",
			john_baptist_de_la_salle_priest: "Saint Jean-Baptiste de La Salle, prêtre et fondateur des Frères des Écoles Chrétiennes († 1719)",
			john_berchmans_religious: "Saint Jean Berchmans, Jésuite Belge († 1621)",
			john_bosco_priest: "Saint Jean Bosco, prêtre, fondateur et Éducateur († 1888)",
			john_chrysostom_bishop: "Saint Jean Chrysostome, évêque de Constantinople et docteur de l’Église († 407)",
			john_damascene_priest: "Saint Jean Damascène, prêtre et docteur de l’Église († 749)",
			john_de_brebeuf_isaac_jogues_priests_and_companions_martyrs: "Saints Jean de Brébeuf, Isaac Jogues, prêtres Jésuites, et leurs compagnons, martyrs († XVIIème s.)",
			john_de_brebeuf_isaac_jogues_priests_and_companions_martyrs_copatrons_of_canada: "Saints Jean de Brébeuf, Isaac Jogues, prêtres Jésuites, et leurs compagnons, martyrs, co-patrons du Canada († XVIIème s.)",
			john_de_brebeuf_priest_and_companions_martyrs: "Saint Jean de Brébeuf, prêtre, et ses compagnons, martyrs († XVIIème s.)",
			john_eudes_priest: "Saint Jean Eudes, prêtre († 1680)",
			john_fisher_bishop_and_thomas_more_martyrs: "Saints Jean Fisher, évêque, et Thomas More, martyrs († 1535)",
			john_francis_regis_priest: "Saint Jean-François Régis, prêtre († 1640)",
			john_i_pope: "Saint Jean Ier, pape et martyr († 526)",
			john_leonardi_priest: "Saint Jean Léonardi, prêtre († 1609)",
			john_mary_vianney_priest: "Saint Jean-Marie Vianney, prêtre, curé d’Ars († 1859)",
			john_of_avila_priest: "Saint Jean d’Avila, prêtre et docteur de l’Église († 1569)",
			john_of_capistrano_priest: "Saint Jean de Capistran, prêtre de l’Ordre des Mineurs († 1456)",
			john_of_god_duarte_cidade_religious: "Saint Jean de Dieu, religieux, fondateur des Frères de la Charité († 1550)",
			john_of_kanty_priest: "Saint Jean de Kenty, prêtre († 1473)",
			john_of_the_cross_priest: "Saint Jean de la Croix, prêtre et docteur de l’Église († 1591)",
			john_paul_ii_pope: "Saint Jean-Paul II, pape († 2005)",
			john_xxiii_pope: "Saint Jean XXIII, pape († 1963)",
			josaphat_kuntsevych_bishop: "Saint Josaphat Kuntsevych, évêque Basilien et martyr († 1623)",
			joseph_of_calasanz_priest: "Saint Joseph de Calasanz, prêtre († 1648)",
			joseph_spouse_of_mary: "Saint Joseph, Époux de la vierge Marie",
			joseph_spouse_of_mary_patron_of_canada: "Saint Joseph, Époux de la Bienheureuse vierge Marie, patron du Canada",
			joseph_the_worker: "Saint Joseph, Artisan († Ier s.)",
			josephine_bakhita_virgin: "Sainte Joséphine Bakhita, vierge et religieuse († 1947)",
			juan_diego_cuauhtlatoatzin: "Saint Juan Diego Cuauhtlatoatzin († 1548)",
			juliana_of_liege_virgin: "Sainte Julienne de Cornillon, religieuse Augustine († 1258)",
			julie_billiart_virgin: "Sainte Julie Billiart, religieuse, fondatrice de l’Institut des Sœurs de Notre-Dame († 1816)",
			justin_martyr: "Saint Justin, martyr († 165)",
			justus_of_lyon_bishop: "Saint Just, évêque († v. 389)",
			kateri_tekakwitha_virgin: "Sainte Kateri Tekakwitha, vierge Amérindienne († 1680)",
			labor_day: "Fête du travail",
			lambert_of_maastricht_bishop: "Saint Lambert, évêque et martyr († 705)",
			landry_of_paris_bishop: "Saint Landry, évêque de Paris († au 7e s.)",
			laud_of_coutances_bishop: "Saint Lô, évêque de Coutances († 566)",
			laud_of_coutances_bishop_patron_of_the_diocese_of_coutances: "Saint Lô, évêque de Coutances, patron du diocèse († 566)",
			lawrence_of_brindisi_priest: "Saint Laurent de Brindisi, prêtre et docteur de l’Église († 1619)",
			lawrence_of_rome_deacon: "Saint Laurent de Rome, diacre et martyr († 258)",
			lawrence_ruiz_and_companions_martyrs: "Saints Laurent Ruiz et ses compagnons, martyrs à Nagasaki au Japon († v. 1635)",
			leo_i_the_great_pope: "Saint Léon le Grand, pape et docteur de l’Église",
			leo_ix_pope: "Saint Léon IX, pape († 540)",
			leodegar_of_autun_bishop: "Saint Léger, évêque et martyr († 679 ou 680)",
			leon_de_carentan_bishop: "Saint Léon de Carentan, évêque et martyr († 890)",
			licinius_of_angers_bishop: "Saint Lézin, évêque († 610)",
			louis_grignion_de_montfort_priest: "Saint Louis-Marie Grignion de Montfort, prêtre († 1716)",
			louis_ix_of_france: "Saint Louis, roi de France († 1270)",
			louis_of_toulouse_bishop: "Saint Louis d’Anjou, évêque († 1297)",
			louis_zephirin_moreau_bishop: "Bienheureux Louis Zéphyrin Moreau, évêque († 1901)",
			louise_de_marillac_religious: "Sainte Louise de Marillac, religieuse († 1660)",
			lucy_of_syracuse_virgin: "Sainte Lucie, vierge et martyre en Sicile († v. 305)",
			ludan_of_scotland_pilgrim: "Saint Ludan, pèlerin († 1202)",
			luke_evangelist: "Saint Luc, évangéliste",
			madeleine_sophie_barat_virgin: "Sainte Madeleine Sophie Barat, vierge († 1865)",
			maglorius_of_dol_monk: "Saint Magloire, moine († V-VIème s.)",
			marcellin_champagnat_priest: "Saint Marcellin Champagnat, prêtre († 1840)",
			marcellinus_of_rome_and_peter_the_exorcist_martyrs: "Saints Marcellin et Pierre, martyrs († 304)",
			marcellus_of_paris_bishop: "Saint Marcel, évêque de Paris († vers 430)",
			marculf_of_normandy_abbot: "Saint Marcouf, abbé († v. 558)",
			margaret_mary_alacoque_virgin: "Sainte Marguerite-Marie Alacoque, Visitandine à Paray-le-Monial († 1690)",
			margaret_of_scotland: "Sainte Marguerite d’Ecosse († 1093)",
			marguerite_bourgeoys_virgin: "Sainte Marguerite Bourgeoys, religieuse, fondatrice de la congrégation des Sœurs de Notre-Dame († 1700)",
			marguerite_dyouville_religious: "Sainte Marguerite d’Youville, religieuse, fondatrice des Sœurs de la Charité de Montréal († 1771)",
			maria_goretti_virgin: "Sainte Maria Goretti, vierge et martyre († 1902)",
			marie_anne_blondin_virgin: "Bienheureuse Marie-Anne Blondin, religieuse, fondatrice des Sœurs de Sainte-Anne († 1890)",
			marie_eugenie_of_jesus_milleret_de_brou_virgin: "Sainte Marie-Eugénie Milleret, vierge, fondatrice des Sœurs de l’Assomption († 1898 à Paris)",
			marie_leonie_paradis_virgin: "Bienheureuse Marie-Léonie Paradis, religieuse, fondatrice de la Congrégation des Petites Sœurs de la Sainte Famille († 1912)",
			marie_madeleine_julie_francoise_catherine_postel_virgin: "Sainte Marie Madeleine Postel, vierge († 1846)",
			marie_of_saint_ignatius_claudine_thevenet_religious: "Sainte Claudine Thévenet, religieuse († 1837)",
			marie_rose_durocher_virgin: "Bienheureuse Marie-Rose Durocher, religieuse, fondatrice des Sœurs des Saints Noms de Jésus et de Marie († 1849)",
			mark_evangelist: "Saint Marc, évangéliste",
			martha_of_bethany_mary_of_bethany_and_lazarus_of_bethany: "Saints Marthe, Marie et Lazare, disciples du Christ († Ier s.)",
			marthe_aimee_adele_le_bouteiller_virgin: "Bienheureuse Marthe Le Bouteiller, vierge († 1883)",
			martin_de_porres_religious: "Saint Martin de Porrès, religieux Dominicain à Lima († 1639)",
			martin_i_pope: "Saint Martin Ier, pape et martyr († 656)",
			martin_of_tours_bishop: "Saint Martin de Tours, évêque († 397)",
			mary_catherine_of_saint_augustine_catherine_de_simon_de_longpre_virgin: "Bienheureuse Catherine de Saint-Augustin, vierge († 1668)",
			mary_euphrasia_pelletier_religious: "Sainte Marie-Euphrasie Pelletier, religieuse († 1868)",
			mary_magdalene: "Sainte Marie-Madeleine, disciple du Christ († Ier s.)",
			mary_magdalene_de_pazzi_virgin: "Sainte Marie-Madeleine de Pazzi, vierge de l’Ordre du Carmel († 1607)",
			mary_mother_of_god: "Sainte Marie, Mère de Dieu",
			mary_mother_of_the_church: "Bienheureuse Vierge Marie, Mère de l’Église",
			mary_of_the_incarnation_barbara_acarie_religious: "Bienheureuse Marie de l’Incarnation, Carmélite à Pontoise († 1618)",
			mary_of_the_incarnation_marie_guyart_religious: "Sainte Marie de l’Incarnation Guyart, Ursuline au Canada († 1672)",
			mary_of_the_providence_eugenie_smet_virgin: "Bienheureuse Marie de la Providence (Eugénie Smet), vierge, fondatrice de la congrégration des Auxilliatrices († 1871 à Paris)",
			mary_of_the_sacred_heart_sophie_therese_de_soubiran_la_louviere_virgin: "Bienheureuse Marie-Thérèse de Soubiran, vierge († 1889)",
			maternus_of_cologne_bishop: "Saint Materne, évêque († IVème s.)",
			maternus_of_cologne_valerius_of_trier_and_eucharius_of_trier_bishops: "Les premiers Apôtres de l’Église en Alsace : Saints Materne, Valère et Euchaire",
			matthew_apostle: "Saint Matthieu, apôtre et évangéliste",
			matthias_apostle: "Saint Matthias, apôtre",
			maurice_of_agaunum_and_companions_martyrs: "Saint Maurice et ses companions, martyrs († v. 287)",
			maurice_of_agaunum_and_companions_martyrs_patron_of_the_diocese_of_angers: "Saint Maurice et ses compagnons, martyrs et patrons de la ville et du diocèse († 287)",
			maurilius_of_angers_bishop_second_patron_of_the_diocese_of_angers: "Saint Maurille, évêque et patron secondaire du diocèse († 453)",
			maurus_of_glanfeuil_abbot: "Saint Maur, abbé († 584)",
			maximilian_mary_raymund_kolbe_priest: "Saint Maximilien-Marie Kolbe, prêtre et martyr († 1941)",
			mederic_of_autun_and_droctoveus_of_autun_abbots: "Saint Merry et Saint Droctovée, Abbés",
			michael_gabriel_and_raphael_archangels: "Saints Michel, Gabriel and Raphaël, archanges",
			modestus_andlauer_and_andrew_bauer_martyrs: "Saints Modeste Andlauer et André Bauer, martyrs († 1900)",
			modestus_andlauer_martyr: "Saint Modeste Andlauer, martyr († 1900)",
			monica_of_hippo: "Sainte Monique, Mère de Saint Augustin d’Hippone († 387)",
			morand_of_cluny_monk: "Saint Morand, moine († v. 1115)",
			most_holy_body_and_blood_of_christ: "Le Saint-Sacrement du Corps et du Sang du Christ",
			most_holy_name_of_jesus: "Saint Nom de Jésus",
			most_holy_name_of_mary: "Le Saint Nom de Marie",
			most_holy_trinity: "La Sainte Trinité",
			most_sacred_heart_of_jesus: "Sacré-Cœur de Jésus",
			mutien_marie_wiaux_religious: "Saint Mutien-Marie Wiaux, Frère des Écoles Chrétiennes († 1917)",
			nativity_of_john_the_baptist: "Nativité de Saint Jean le Baptiste",
			nativity_of_the_blessed_virgin_mary: "Nativité de la vierge Marie",
			nativity_of_the_lord: "Nativité du Seigneur",
			nereus_of_terracina_and_achilleus_of_terracina_martyrs: "Saints Nérée et Achillée, martyrs à Rome († v. 304)",
			nicetius_of_lyon_bishop: "Saint Nizier, évêque († 573)",
			nicholas_barre_priest: "Bienheureux. Nicolas Barré, prêtre († 1686 à Paris)",
			nicholas_of_myra_bishop: "Saint Nicolas, évêque de Myre († v. 350)",
			noel_pinot_priest: "Bienheureux Noël Pinot, prêtre et martyr († 1794)",
			norbert_of_xanten_bishop: "Saint Norbert, évêque († 1134)",
			nykyta_budka_and_vasyl_velychkovsky_bishops: "Bienheureux Nicétas Budka († 1949) et Vasyl Velychkowsky († 1973), évêques et martyrs",
			odile_of_alsace_abbess: "Sainte Odile, abbesse",
			odile_of_alsace_abbess_patroness_of_alsace: "Sainte Odile, abbesse, patronne de l‘Alsace († v. 720)",
			ortaire_of_landelles_abbot: "Saint Ortaire, abbé († 580)",
			our_lady_mediatrix_of_all_grace: "Marie, Médiatrice de toute grâce",
			our_lady_of_fatima: "Notre-Dame de Fatima",
			our_lady_of_fourviere: "Notre-Dame de Fourvière",
			our_lady_of_good_counsel: "Notre-Dame du Bon Conseil",
			our_lady_of_guadalupe: "Notre-Dame de Guadalupé",
			our_lady_of_guadalupe_patroness_of_the_americas: "Notre-Dame de Guadalupé, patronne des Amériques",
			our_lady_of_la_salette: "Bienheureuse Vierge Marie de La Salette",
			our_lady_of_loreto: "Notre-Dame de Lorette",
			our_lady_of_lourdes: "Notre-Dame de Lourdes",
			our_lady_of_mount_carmel: "Notre-Dame du Mont-Carmel",
			our_lady_of_pontmain: "Notre-Dame de Pontmain",
			our_lady_of_sorrows: "Notre-Dame des Douleurs",
			our_lady_of_sorrows_patroness_of_slovakia: "Notre-Dame des Douleurs, patronne de la Slovaquie",
			our_lady_of_the_miraculous_medal: "Notre-Dame de la Médaille miraculeuse",
			our_lady_of_the_rosary: "Notre-Dame du Rosaire",
			our_lady_refuge_of_sinners: "Sainte Marie, refuge des pécheurs",
			our_lord_jesus_christ_king_of_the_universe: "Trente-quatrième et dernier dimanche - Le Christ, Roi de l’Univers",
			palm_sunday_of_the_passion_of_the_lord: "Dimanche des Rameaux et de la Passion",
			pancras_of_rome_martyr: "Saint Pancrace, martyr à Rome († v. 304)",
			passion_of_saint_john_the_baptist: "martyre de Saint Jean-Baptiste",
			paternus_of_avranches_bishop_and_scubilion_abbot: "Saint Pair, évêque d’Avranches, et saint Scubillion, abbé († v. 565)",
			patrick_of_ireland_bishop: "Saint Patrick, évêque († 461)",
			patrick_of_ireland_bishop_patron_of_ireland: "Saint Patrick, évêque, patron de l’Irlande († 461)",
			paul_miki_and_companions_martyrs: "Saints Paul Miki et ses compagnons, martyrs au Japon († 1597)",
			paul_of_narbonne_bishop: "Saint Paul de Narbonne, évêque († IIIème s.)",
			paul_of_the_cross_priest: "Saint Paul de la Croix, prêtre († 1776)",
			paul_vi_pope: "Saint Paul VI, pape († 1978)",
			paulinus_of_nola_bishop: "Saint Paulin, évêque († 431)",
			pentecost_sunday: "Pentecôte",
			perpetua_of_carthage_and_felicity_of_carthage_martyrs: "Saintes Perpétue et Félicité, martyres à Carthage († 203)",
			peter_adrian_toulorge_priest: "Bienheureux Pierre-Adrien Toulorge, prêtre et martyr († 1793)",
			peter_and_paul_apostles: "Saint Pierre et Saint Paul, apôtres",
			peter_canisius_priest: "Saint Pierre Canisius, prêtre et docteur de l’Église († 1597)",
			peter_chanel_priest: "Saint Pierre Chanel, prêtre et martyr († 1841)",
			peter_chrysologus_bishop: "Saint Pierre Chrysologue, évêque de Ravenne et docteur de l’Église († 451)",
			peter_claver_priest: "Saint Pierre Claver, prêtre Jésuite († 1654)",
			peter_damian_bishop: "Saint Pierre Damien, évêque d’Ostie, docteur de l’Église († 1072)",
			peter_julian_eymard_priest: "Saint Pierre-Julien Eymard, prêtre († 1868)",
			peter_nolasco_religious: "Saint Pierre Nolasque, religieux († 1256)",
			philip_and_james_apostles: "Saint Philippe et Saint Jacques le Mineur, apôtres",
			philip_neri_priest: "Saint Philippe Néri, prêtre († 1595)",
			pirmin_of_hornbach_abbot: "Saint Pirmin, abbé († 753)",
			pius_francesco_forgione_priest: "Saint Pio de Pietrelcina (Padre Pio), prêtre Capucin († 1968)",
			pius_v_pope: "Saint Pie V, pape († 1572)",
			pius_x_pope: "Saint Pie X, pape († 1914)",
			placide_eulalie_victoire_jacqueline_viel_virgin: "Bienheureuse Placide Viel, vierge († 1877)",
			polycarp_of_smyrna_bishop: "Saint Polycarpe, évêque et martyr († 167)",
			pontian_i_pope_and_hippolytus_of_rome_priest: "Saints Pontien, pape, et Hippolyte, prêtre de Rome, martyrs († 235)",
			pothinus_of_lyon_bishop_blandina_of_lyon_virgin_and_companions_martyrs: "Saint Pothin, évêque, Sainte Blandine, vierge, et leurs compagnons, martyrs († 177)",
			pothinus_of_lyon_bishop_patron_the_city_of_lyon_blandina_of_lyon_virgin_and_companions_martyrs: "Saint Pothin, évêque, patron de la ville de Lyon, Sainte Blandine, vierge, et leurs compagnons, martyrs († 177)",
			presentation_of_the_blessed_virgin_mary: "Présentation de la vierge Marie",
			presentation_of_the_lord: "Présentation du Seigneur au Temple",
			queenship_of_the_blessed_virgin_mary: "Vierge Marie, reine",
			raymond_costeran_and_companions_martyrs: "Bienheureux Raymond et ses compagnons, martyrs († 1242)",
			raymond_costeran_martyr: "Bienheureux Raymond, martyr († 1242)",
			raymond_gayrard_religious: "Saint Raymond Gayrard, religieux († 1118)",
			raymond_of_penyafort_priest: "Saint Raymond de Peñafort, prêtre († 1275)",
			remigius_of_reims_bishop: "Saint Remi, évêque de Reims († 530)",
			rene_goupil_religious: "Saint René Goupil, religieux et martyr († 1642)",
			richardis_of_swabia_empress: "Sainte Richarde, impératrice († 894 ou 896)",
			rita_of_cascia_religious: "Sainte Rita da Cascia, veuve puis religieuse († 1456)",
			robert_bellarmine_bishop: "Saint Robert Bellarmin, Jésuite, évêque et docteur de l’Église († 1621)",
			romuald_of_ravenna_abbot: "Saint Romuald, anachorète et père des moines Camaldules († 1027)",
			rosalie_jeanne_marie_rendu_virgin: "Bienheureuse Rosalie Rendu, vierge († 1856)",
			rose_of_lima_virgin: "Sainte Rose de Lima, vierge († 1617)",
			rumpharius_of_coutances_bishop: "Saint Romphaire, évêque de Coutance († VIème s.)",
			saturnin_of_toulouse_bishop: "Saint Saturnin, évêque et martyr († v. 257)",
			scholastica_of_nursia_virgin: "Sainte Scholastique, Moniale, sœur de Saint Benoît († 543)",
			sebastian_of_milan_martyr: "Saint Sébastien, martyr († v. 284)",
			senerius_of_normandy_bishop: "Saint Senier, évêque d’Avranches († v. 574)",
			seven_holy_founders_of_the_servite_order: "Saint Alexis Falconieri et les fondateurs des Servites († 1310)",
			severus_of_avranches_bishop: "Saint Sever, évêque d’Avranches († 578)",
			sharbel_makhluf_priest: "Saint Charbel Makhlouf, moine prêtre Maronite († 1898)",
			simon_and_jude_apostles: "Saint Simon (le Zélote) et Saint Jude (Thaddée), apôtres",
			sixtus_ii_pope_and_companions_martyrs: "Saint Sixte II, pape, et ses diacres, martyrs († 258)",
			stanislaus_of_szczepanow_bishop: "Saint Stanislas, évêque de Cracovie, martyr († 1079)",
			stanislaus_of_szczepanow_bishop_patron_of_poland: "Saint Stanislas, évêque de Cracovie, martyr et patron de la Pologne († 1079)",
			stephen_i_of_hungary: "Saint Étienne, roi de Hongrie († 1038)",
			stephen_the_first_martyr: "Saint Étienne, diacre et premier martyr († 35)",
			stephen_the_first_martyr_and_principal_patron_of_the_archdiocese_of_toulouse: "Saint Étienne, martyr, patron principal du diocèse († 35)",
			sunday_of_the_word_of_god: "Troisième dimanche du Temps Ordinaire, ou Dimanche de la Parole de Dieu",
			sylvester_i_pope: "Saint Sylvestre Ier, pape († 335)",
			sylvius_of_toulouse_bishop: "Saint Silve, évêque († v. 400)",
			teresa_benedicta_of_the_cross_stein_virgin: "Sainte Thérèse-Bénédicte de la Croix (Edith Stein), Carmélite, martyr en Pologne († 1942)",
			teresa_benedicta_of_the_cross_stein_virgin_copatroness_of_europe: "Sainte Thérèse-Bénédicte de la Croix (Edith Stein), Carmélite, martyr en Pologne, co-patronne de l’Europe († 1942)",
			teresa_of_calcutta_virgin: "Sainte Teresa de Calcutta, vierge",
			teresa_of_jesus_of_avila_virgin: "Sainte Thérèse de Jésus (d’Avila), vierge et docteur de l’Église († 1582)",
			thanksgiving_day: "Jour de l’action de grâce",
			therese_marie_victoire_couderc_virgin: "Sainte Thérèse Couderc, vierge († 1885)",
			therese_of_the_child_jesus_and_the_holy_face_of_lisieux_virgin: "Sainte Thérèse de l’Enfant-Jésus, vierge et docteur de l’Église († 1897)",
			therese_of_the_child_jesus_and_the_holy_face_of_lisieux_virgin_copatroness_of_france: "Sainte Thérèse de l’Enfant-Jésus, vierge, docteur de l’Église, co-patronne de la France († 1897)",
			thomas_apostle: "Saint Thomas, apôtre",
			thomas_aquinas_priest: "Saint Thomas d’Aquin, prêtre et docteur de l’Église († 1274)",
			thomas_becket_bishop: "Saint Thomas Becket, évêque et martyr († 1170)",
			thomas_helye_priest: "Bienheureux Thomas Hélye, prêtre († 1257)",
			thomas_jean_georges_rehm_priest: "Bienheureux Jean-Georges Rehm, prêtre et martyr († 1794)",
			thursday_of_the_lords_supper: "Mémoire de la Cène du Seigneur",
			timothy_of_ephesus_and_titus_of_crete_bishops: "Saints Timothée et Tite, évêques, disciples et compagnons de Saint Paul († Ier s.)",
			transfiguration_of_the_lord: "Transfiguration du Seigneur",
			translation_of_the_relics_of_odile_of_alsace_abbess: "Translation des Reliques de Sainte Odile",
			turibius_of_mogrovejo_bishop: "Saint Alphonse Turibe de Mogrovejo, évêque de Lima († 1606)",
			ulrich_of_augsburg_bishop: "Saint Ulrich, évêque († 973)",
			urban_i_pope: "Saint Urbain Ier, pape († IIIème s.)",
			urban_ii_pope: "Bienheureux Urbain II, pape († 1099)",
			urban_v_pope: "Bienheureux Urbain V, pape († 1370)",
			valerius_of_trier_bishop: "Saint Valère, évêque († IVème s.)",
			viator_of_lyon: "Saint Viateur († v. 389)",
			vincent_de_paul_priest: "Saint Vincent de Paul, prêtre, fondateur de la congrégation de la Mission et des Filles de la Charité († 1660)",
			vincent_ferrer_priest: "Saint Vincent Ferrier, prêtre de l’Ordre des Prêcheurs († 1419)",
			vincent_of_saragossa_deacon: "Saint Vincent, diacre et martyr († 304)",
			visitation_of_mary: "Visitation de la vierge Marie",
			vitalis_of_savigny_abbot: "Saint Vital, abbé de Savigny († 1122)",
			wenceslaus_i_of_bohemia_martyr: "Saint Venceslas, martyr († 929)",
			wenceslaus_i_of_bohemia_martyr_patron_of_the_czech_nation: "Saint Venceslas, martyr et patron de la nation tchèque († 929)",
			wendelin_of_trier_hermit: "Saint Wendelin, ermite",
			william_firmatus_abbot: "Saint Guillaume Firmat, abbé († 1103)"
		},
		ordinals: {
			1: "premier",
			"1_feminine": "première",
			2: "deuxième",
			3: "troisième",
			4: "quatrième",
			5: "cinquième",
			6: "sixième",
			7: "septième",
			8: "huitième",
			9: "neuvième",
			10: "dixième",
			11: "onzième",
			12: "douzième",
			13: "treizième",
			14: "quatorzième",
			15: "quinzième",
			16: "seizième",
			17: "dix-septième",
			18: "dix-huitième",
			19: "dix-neuvième",
			20: "vingtième",
			21: "vingt et unième",
			22: "vingt-deuxième",
			23: "vingt-troisième",
			24: "vingt-quatrième",
			25: "vingt-cinquième",
			26: "vingt-sixième",
			27: "vingt-septième",
			28: "vingt-huitième",
			29: "vingt-neuvième",
			30: "trentième",
			31: "trente et unième",
			32: "trente-deuxième",
			33: "trente-troisième",
			34: "trente-quatrième"
		},
		periods: {
			epiphany: "Épiphanie",
			holy_week: "Semaine Sainte"
		},
		ranks: {
			feast: "fête",
			memorial: "mémoire",
			optional_memorial: "mémoire facultative",
			solemnity: "solennité",
			sunday: "dimanche",
			weekday: "férie"
		},
		seasons: {
			advent: {
				privileged_weekday: "{{day}} $t(months:11)",
				season: "Temps de l’Avent",
				sunday: "$t(ordinals:{{week}}, capitalize) dimanche de l’Avent",
				weekday: "$t(weekdays:{{dow}}, capitalize) de la $t(ordinals:{{week}}, { \"context\": \"feminine\" }) semaine de l’Avent"
			},
			christmas_time: {
				after_epiphany: "$t(weekdays:{{dow}}, capitalize) après l’Épiphanie",
				before_epiphany: "{{day}} $t(months:0)",
				day: "$t(weekdays:{{dow}}, capitalize) dans le Temps de Noël",
				octave: "{{count}}ᵉ jour dans l’Octave de la Nativité",
				season: "Temps de Noël",
				second_sunday_after_christmas: "Deuxième dimanche après la Nativité"
			},
			easter_time: {
				octave: "$t(weekdays:{{dow}}, capitalize) dans l’Octave de Pâques",
				season: "Temps Pascal",
				sunday: "$t(ordinals:{{week}}, capitalize) dimanche de Pâques",
				weekday: "$t(weekdays:{{dow}}, capitalize) de la $t(ordinals:{{week}}, { \"context\": \"feminine\" }) semaine de Pâques"
			},
			lent: {
				day_after_ash_wed: "$t(weekdays:{{dow}}, capitalize) après les Cendres",
				holy_week_day: "$t(weekdays:{{dow}}, capitalize) Saint",
				season: "Temps du Carême",
				sunday: "$t(ordinals:{{week}}, capitalize) dimanche de Carême",
				weekday: "$t(weekdays:{{dow}}, capitalize) de la $t(ordinals:{{week}}, { \"context\": \"feminine\" }) semaine de Carême"
			},
			ordinary_time: {
				season: "Temps Ordinaire",
				sunday: "$t(ordinals:{{week}}, capitalize) $t(weekdays:0) du Temps Ordinaire",
				weekday: "$t(weekdays:{{dow}}, capitalize) de la $t(ordinals:{{week}}, { \"context\": \"feminine\" }) semaine du Temps Ordinaire"
			},
			paschal_triduum: { season: "Triduum Pascal" }
		},
		weekdays: {
			0: "dimanche",
			1: "lundi",
			2: "mardi",
			3: "mercredi",
			4: "jeudi",
			5: "vendredi",
			6: "samedi"
		}
	},
	It: {
		colors: {
			black: "nero",
			gold: "oro",
			green: "verde",
			purple: "viola",
			red: "rosso",
			rose: "rosa",
			white: "bianca"
		},
		cycles: {
			proper_of_saints: "Proprio dei Santi",
			proper_of_time: "Proprio del Tempo",
			psalter_week_1: "I Settimana del Salterio",
			psalter_week_2: "II Settimana del Salterio",
			psalter_week_3: "III Settimana del Salterio",
			psalter_week_4: "IV Settimana del Salterio",
			sunday_year_a: "Anno A",
			sunday_year_b: "Anno B",
			sunday_year_c: "Anno C",
			weekday_year_1: "Anno dispari",
			weekday_year_2: "Anno pari"
		},
		id: "it",
		months: {
			0: "gennaio",
			1: "febbraio",
			2: "marzo",
			3: "aprile",
			4: "maggio",
			5: "giugno",
			6: "luglio",
			7: "agosto",
			8: "settembre",
			9: "ottobre",
			10: "novembre",
			11: "dicembre"
		},
		names: {
			adalbert_of_prague_bishop: "Sant’Adalberto, vescovo e martire",
			adalbert_of_prague_bishop_patron_of_poland: "Sant’Adalberto, vescovo, martire e patrono della Polonia",
			adelaide_of_burgundy_empress: "Santa Adelaide di Borgogna, imperatrice",
			adelphus_of_metz_bishop: "Sant’Adelfo di Metz, vescovo",
			agatha_of_sicily_virgin: "Sant’Agata, vergine e martire",
			agnes_of_rome_virgin: "Sant’Agnese, vergine e martire",
			albert_the_great_bishop: "Sant’Alberto Magno, vescovo e dottore della Chiesa",
			all_saints: "Tutti i Santi",
			all_saints_of_the_archdiocese_of_paris: "Tutti i Santi dell’Arcidiocesi di Parigi",
			all_saints_of_the_diocese_of_saint_denis: "Tutti i Santi della Diocesi di Saint-Denis",
			aloysius_gonzaga_religious: "San Luigi Gonzaga, religioso",
			alphonsus_mary_liguori_bishop: "Sant’Alfonso Maria de Liguori, vescovo e dottore della Chiesa",
			amandus_of_strasbourg_bishop: "Sant’Amando di Strasburgo, vescovo",
			amarin_of_alsace_abbot: "Sant’Amarino, abate e martire",
			ambrose_of_milan_bishop: "Sant’Ambrogio, vescovo e dottore della Chiesa",
			andrew_apostle: "Sant’Andrea, apostolo",
			andrew_apostle_patron_of_scotland: "Sant’Andrea, apostolo e patrono della Scozia",
			andrew_dung_lac_priest_and_companions_martyrs: "Santi Andrea Dung-Lac, sacerdote e compagni, martiri",
			andrew_kim_tae_gon_priest_paul_chong_ha_sang_and_companions_martyrs: "Sant Andrea Kim Taegon, sacerdote, Paolo Chong Hasang e compagni, martiri",
			angela_merici_virgin: "Sant’Angela Merici, vergine",
			annunciation_of_the_lord: "Annunciazione del Signore",
			anselm_of_canterbury_bishop: "Sant’Anselmo, vescovo e dottore della Chiesa",
			ansgar_of_hamburg_bishop: "Sant’Ansgario, vescovo",
			anthony_mary_claret_bishop: "Sant’Antonio Marla Claret, vescovo",
			anthony_of_egypt_abbot: "Sant’Antonio, abate",
			anthony_of_padua_priest: "Sant’Antonio di Padova, sacerdote e dottore della Chiesa",
			anthony_zaccaria_priest: "Sant’Antonio Maria Zaccaria, sacerdote",
			apollinaris_of_ravenna_bishop: "Sant’Apollinare, vescovo e martire",
			arbogast_of_strasbourg_bishop: "Sant’Arbogasto, vescovo",
			arbogast_of_strasbourg_bishop_patron_of_the_archdiocese_of_strasbourg: "Sant’Arbogasto, vescovo e patrono dell’Arcidiocesi di Strasburgo",
			ascension_of_the_lord: "Ascensione del Signore",
			ash_wednesday: "Mercoledì delle Ceneri",
			assumption_of_the_blessed_virgin_mary: "Assunzione della Beata Vergine Maria",
			athanasius_of_alexandria_bishop: "Sant’Atanasio, vescovo e dottore della Chiesa",
			audoen_of_rouen_bishop: "Sant’Audoeno, vescovo",
			augustine_of_canterbury_bishop: "Sant’Agostino di Canterbury, vescovo",
			augustine_of_hippo_bishop: "Sant’Agostino, vescovo e dottore della Chiesa",
			augustine_zhao_rong_priest_and_companions_martyrs: "Santi Agostino Zhao Rong, sacerdote, e compagni, martiri",
			aurelia_of_strasbourg_virgin: "Sant’Aurèlia di Strasburgo, vergine",
			baptism_of_the_lord: "Battesimo del Signore",
			barnabas_apostle: "San Barnaba, apostolo",
			bartholomew_apostle: "San Bartolomeo, apostolo",
			basil_the_great_and_gregory_nazianzen_bishops: "Santi Basilio Magno e Gregorio Nazianzeno, vescovi e dottori della Chiesa",
			bede_the_venerable_priest: "San Beda Venerabile, sacerdote e dottore della Chiesa",
			benedict_of_aniane_abbot: "San Benedetto d’Aniane, abate",
			benedict_of_nursia_abbot: "San Benedetto, abate",
			benedict_of_nursia_abbot_patron_of_europe: "San Benedetto, abate e patrono d’Europa",
			bernard_of_clairvaux_abbot: "San Bernardo, abate e dottore della Chiesa",
			bernardine_of_siena_priest: "San Bernardino da Siena, sacerdote",
			blaise_of_sebaste_bishop: "San Biagio, vescovo e martire",
			blessed_martyrs_of_paris: "Beati Martiri della Rivoluzione francese",
			bonaventure_of_bagnoregio_bishop: "San Bonaventura, vescovo e dottore della Chiesa",
			boniface_of_mainz_bishop: "San Bonifacio, vescovo e martire",
			bridget_of_sweden_religious: "Santa Brigida, religiosa",
			bridget_of_sweden_religious_copatroness_of_europe: "Santa Brigida, religiosa e patrona secondaria d’Europa",
			brigid_of_kildare_virgin: "Santa Brigida di Kildare, badessa",
			brigid_of_kildare_virgin_copatroness_of_ireland: "Santa Brigida di Kildare, badessa e patrona secondaria d’Irlanda",
			bruno_of_cologne_priest: "San Bruno, sacerdote",
			cajetan_of_thiene_priest: "San Gaetano, sacerdote",
			callistus_i_pope: "San Callisto I, papa e martire",
			camillus_de_lellis_priest: "San Camillo de Lellis, sacerdote",
			carmelites_of_compiegne_virgins_and_martyrs: "Beati carmelitani di Compiègne, vergini e martiri",
			casimir_of_poland: "San Casimiro",
			catherine_of_alexandria_virgin: "Santa Caterina di Alessandria, vergine e martire",
			catherine_of_siena_virgin: "Santa Caterina da Siena, vergine e dottore della Chiesa",
			catherine_of_siena_virgin_copatroness_of_europe: "Santa Caterina da Siena, vergine, dottore della Chiesa e patrona secondaria d’Europa",
			catherine_of_siena_virgin_copatroness_of_italy_and_europe: "Santa Caterina da Siena, vergine, dottore della Chiesa e patrona secondaria d’Italia e d’Europa",
			catherine_zoe_laboure_virgin: "Santa Caterina Labourè, vergine",
			cecilia_of_rome_virgin: "Santa Cecilia, vergine e martire",
			ceraunus_of_paris_bishop: "San Cerauno di Parigi, vescovo",
			chair_of_saint_peter_the_apostle: "Cattedra di San Pietro apostolo",
			charles_borromeo_bishop: "San Carlo Borromeo, vescovo",
			charles_lwanga_and_companions_martyrs: "San Carlo Lwanga e compagni, martiri",
			charles_of_jesus_de_foucauld: "San Charles de Foucauld, sacerdote",
			christopher_magallanes_priest_and_companions_martyrs: "Santi Cristoforo Magallanes, sacerdote, e compagni, martiri",
			clare_of_assisi_virgin: "Santa Chiara, vergine",
			clement_i_pope: "San Clemente I, papa e martire",
			columba_of_iona_abbot: "San Colombano, abate",
			columba_of_iona_abbot_copatron_of_ireland: "San Colombano, abate e patrono secondario dell’Irlanda",
			columban_of_luxeuil_abbot: "San Colombano, abate",
			commemoration_of_all_the_faithful_departed: "Commemorazione di tutti i fedeli defunti",
			conversion_of_saint_paul_the_apostle: "Conversione di San Paolo apostolo",
			cornelius_i_pope_and_cyprian_of_carthage_bishop_martyrs: "Santi Cornelio, papa e Cipriano, vescovo, martiri",
			cosmas_of_cilicia_and_damian_of_cilicia_martyrs: "Santi Cosma e Damiano, martiri",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop: "Santi Cirillo, monaco e Metodio, vescovo",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop_copatrons_of_europe: "Santi Cirillo, monaco e Metodio, vescovo, patroni secondari d’Europa",
			cyril_of_alexandria_bishop: "San Cirillo di Alessandria, vescovo e dottore della Chiesa",
			cyril_of_jerusalem_bishop: "San Cirillo di Gerusalemme, vescovo e dottore della Chiesa",
			damasus_i_pope: "San Damaso I, papa",
			daniel_brottier_priest: "Beato Daniel Brottier, sacerdote",
			dedication_of_consecrated_churches: "Dedicazione di chiese consacrate di cui non si conosce la data di consacrazione",
			dedication_of_the_basilica_of_saint_mary_major: "Dedicazione della Basilica di Santa Maria Maggiore",
			dedication_of_the_basilicas_of_saints_peter_and_paul_apostles: "Dedicazione delle Basiliche dei Santi Pietro e Paolo apostoli",
			dedication_of_the_cathedral_basilica_of_saint_denis_france: "Dedicazione della Basilica Cattedrale di Saint-Denis, Francia",
			dedication_of_the_cathedral_of_notre_dame_de_strasbourg_france: "Dedicazione della Cattedrale di Notre-Dame de Strasbourg, Francia",
			dedication_of_the_lateran_basilica: "Dedicazione della basilica Lateranense",
			dedication_of_the_notre_dame_de_paris_cathedral_paris_france: "Dedicazione della Cattedrale di Notre-Dame de Paris, Francia",
			denis_of_paris_bishop_and_companions_martyrs: "San Dionigi, vescovo e compagni, martiri",
			denis_of_paris_bishop_patron_of_the_archdiocese_of_paris: "San Dionigi, vescovo e martire, patrono dell’Arcidiocesi di Parigi",
			denis_of_paris_bishop_patron_of_the_city_and_of_the_diocese_of_saint_denis: "San Dionigi, vescovo e martire, patrono della città e della Diocesi di Saint-Denis",
			divine_mercy_sunday: "II domenica di Pasqua o Domenica della Divina Misericordia",
			dominic_de_guzman_priest: "San Domenico, sacerdote",
			easter_sunday: "Domenica di Pasqua / Risurrezione del Signore",
			eligius_of_noyon_bishop: "Sant’Eligio di Noyon, vescovo",
			elizabeth_of_hungary_religious: "Sant’Elisabetta di Ungheria, religiosa",
			elizabeth_of_portugal: "Santa Elisabetta di Portogallo",
			ephrem_the_syrian_deacon: "Sant’Efrem, diacono e dottore della Chiesa",
			epiphany_of_the_lord: "Epifania del Signore",
			eucharius_of_trier_bishop: "Sant’Eucario, vescovo",
			eugenia_of_alsace_and_attala_of_alsace_virgins: "Sante Eugenia e Attala, vergini",
			eusebius_of_vercelli_bishop: "Sant’Eusebio di Vercelli, vescovo",
			exaltation_of_the_holy_cross: "Esaltazione della Santa Croce",
			fabian_i_pope: "San Fabiano, papa e martire",
			faustina_kowalska_virgin: "Santa Faustina Kowalska, vergine",
			fidelis_of_sigmaringen_priest: "San Fedele da Sigmaringen, sacerdote e martire",
			first_martyrs_of_the_holy_roman_church: "Santi Primi Martiri della Chiesa Romana",
			florentius_of_strasbourg_bishop: "San Fiorenzo, vescovo",
			frances_of_rome_religious: "Santa Francesca Romana, religiosa",
			francis_de_sales_bishop: "San Francesco di Sales, vescovo e dottore della Chiesa",
			francis_of_assisi: "San Francesco d’Assisi",
			francis_of_assisi_patron_of_italy: "San Francesco d’Assisi, patrono d’Italia",
			francis_of_paola_hermit: "San Francesco da Paola, eremita",
			francis_xavier_priest: "San Francesco Saverio, sacerdote",
			frederic_ozanam_founder: "Beato Federico Ozanam, fondatore",
			friday_of_the_passion_of_the_lord: "Venerdì Santo / Passione del Signore",
			george_of_lydda_martyr: "San Giorgio, martire",
			george_of_lydda_martyr_patron_of_england: "San Giorgio, martire e patrono d’Inghilterra",
			germain_of_paris_bishop: "San Germano di Parigi, vescovo",
			gertrude_the_great_virgin: "Santa Geltrude, vergine",
			gregory_i_the_great_pope: "San Gregorio Magno, papa e dottore della Chiesa",
			gregory_of_narek_abbot: "San Gregorio di Narek, abate e dottore della Chiesa",
			gregory_vii_pope: "San Gregorio VII, papa",
			hedwig_of_silesia_religious: "Santa Edvige, religiosa",
			henry_ii_emperor: "Sant’Enrico",
			henry_of_finland_bishop: "Sant’Enrico, vescovo e martire",
			hilary_of_poitiers_bishop: "Sant’Ilario, vescovo e dottore della Chiesa",
			hildegard_of_bingen_abbess: "Ildegarda di Bingen, badessa e dottore della Chiesa",
			holy_family_of_jesus_mary_and_joseph: "Santa Famiglia di Gesú, Maria e Giuseppe",
			holy_guardian_angels: "Santi Angeli Custodi",
			holy_innocents_martyrs: "Santi Innocenti, martiri",
			holy_saturday: "Sabato Santo / Vigilia di Pasqua",
			holy_thursday: "Giovedì Santo",
			ignatius_of_antioch_bishop: "Sant’Ignazio di Antiochia, vescovo e martire",
			ignatius_of_loyola_priest: "Sant’Ignazio di Loyola, sacerdote",
			immaculate_conception_of_the_blessed_virgin_mary: "Immacolata Concezione della Beata Vergine Maria",
			immaculate_heart_of_mary: "Cuore Immacolato della Beata Vergine Maria",
			innocent_v_pope: "Beato Innocenzo V, Papa",
			irenaeus_of_lyon_bishop: "Sant’Ireneo, vescovo, martire e dottore della Chiesa",
			isabelle_of_france_virgin: "Beata Isabella di Francia, vergine",
			isidore_of_seville_bishop: "Sant’Isidoro, vescovo e dottore della Chiesa",
			james_apostle: "San Giacomo, apostolo",
			jane_frances_de_chantal_religious: "Santa Giovanna Francesca de Chantal, religiosa",
			januarius_i_of_benevento_bishop: "San Gennaro, vescovo e martire",
			jerome_emiliani: "San Girolamo Emiliani",
			jerome_of_stridon_priest: "San Girolamo, sacerdote e dottore della Chiesa",
			joachim_and_anne_parents_of_mary: "Santi Gioacchino e Anna, genitori della Beata Vergine Maria",
			john_apostle: "San Giovanni, apostolo ed evangelista",
			john_baptist_de_la_salle_priest: "San Giovanni Battista de La Salle, sacerdote",
			john_bosco_priest: "San Giovanni Bosco, sacerdote",
			john_chrysostom_bishop: "San Giovanni Crisostomo, vescovo e dottore della Chiesa",
			john_damascene_priest: "San Giovanni Damasceno, sacerdote e dottore della Chiesa",
			john_de_brebeuf_isaac_jogues_priests_and_companions_martyrs: "Santi Giovanni de Brébeuf e Isacco Jogues, sacerdoti e compagni, martiri",
			john_eudes_priest: "San Giovanni Eudes, sacerdote",
			john_fisher_bishop_and_thomas_more_martyrs: "Santi Giovanni Fisher, vescovo e Tommaso More, martiri",
			john_i_pope: "San Giovanni I, papa e martire",
			john_leonardi_priest: "San Giovanni Leonardi, sacerdote",
			john_mary_vianney_priest: "San Giovanni Maria Vianney, sacerdote",
			john_of_avila_priest: "San Giovanni d’Avila, sacerdote e dottore della Chiesa",
			john_of_capistrano_priest: "San Giovanni da Capestrano, sacerdote",
			john_of_god_duarte_cidade_religious: "San Giovanni di Dio, religioso",
			john_of_kanty_priest: "San Giovanni da Keti, sacerdote",
			john_of_the_cross_priest: "San Giovanni della Croce, sacerdote e dottore della Chiesa",
			john_paul_ii_pope: "San Giovanni Paolo II, papa",
			john_xxiii_pope: "San Giovanni XXIII, papa",
			josaphat_kuntsevych_bishop: "San Giosafat, vescovo e martire",
			joseph_of_calasanz_priest: "San Giuseppe Calasanzio, sacerdote",
			joseph_spouse_of_mary: "San Giuseppe, sposo della Beata Vergine Maria",
			joseph_the_worker: "San Giuseppe lavoratore",
			josephine_bakhita_virgin: "Santa Giuseppina Bakhita, vergine",
			juan_diego_cuauhtlatoatzin: "San Giovanni Diego Cuauhtlatoatzin",
			justin_martyr: "San Giustino, martire",
			landry_of_paris_bishop: "San Landerico di Parigi, vescovo",
			lawrence_of_brindisi_priest: "San Lorenzo da Brindisi, sacerdote e dottore della Chiesa",
			lawrence_of_rome_deacon: "San Lorenzo, diacono e martire",
			lawrence_ruiz_and_companions_martyrs: "Santi Lorenzo Ruiz e compagni, martiri",
			leo_i_the_great_pope: "San Leone Magno, papa e dottore della Chiesa",
			leodegar_of_autun_bishop: "San Leodegario di Autun, vescovo e martire",
			louis_grignion_de_montfort_priest: "San Luigi Maria Grignion de Montfort, sacerdote",
			louis_ix_of_france: "San Ludovico",
			louise_de_marillac_religious: "Santa Luisa di Marillac, religiosa",
			lucy_of_syracuse_virgin: "Santa Lucia, vergine e martire",
			ludan_of_scotland_pilgrim: "San Ludano, pellegrino",
			luke_evangelist: "San Luca, evangelista",
			madeleine_sophie_barat_virgin: "Santa Maddalena Sofia Barat, vergine",
			marcellinus_of_rome_and_peter_the_exorcist_martyrs: "Santi Marcellino e Pietro, martiri",
			marcellus_of_paris_bishop: "San Marcello di Parigi, vescovo",
			margaret_mary_alacoque_virgin: "Santa Margherita Maria Alacoque, vergine",
			margaret_of_scotland: "Santa Margherita di Scozia",
			maria_goretti_virgin: "Santa Maria Goretti, vergine e martire",
			marie_eugenie_of_jesus_milleret_de_brou_virgin: "Santa Maria Eugenia di Gesù Milleret de Brou, vergine e fondatrice",
			mark_evangelist: "San Marco, evangelista",
			martha_of_bethany_mary_of_bethany_and_lazarus_of_bethany: "Santa Marta, Maria e Lazzaro",
			martin_de_porres_religious: "San Martino di Porres, religioso",
			martin_i_pope: "San Martino I, papa e martire",
			martin_of_tours_bishop: "San Martino di Tours, vescovo",
			mary_magdalene: "Santa Maria Maddalena",
			mary_magdalene_de_pazzi_virgin: "Santa Maria Maddalena de’ Pazzi, vergine",
			mary_mother_of_god: "Maria santissima Madre di Dio",
			mary_mother_of_the_church: "Beata Vergine Maria Madre della Chiesa",
			mary_of_the_incarnation_barbara_acarie_religious: "Beata Maria dell’Incarnazione Barbara Acarie, religiosa",
			mary_of_the_incarnation_marie_guyart_religious: "Santa Maria dell’Incarnazione Maria Guyart, religiosa",
			mary_of_the_providence_eugenie_smet_virgin: "Beata Maria della Provvidenza Eugènia Smet, vergine",
			mary_of_the_sacred_heart_sophie_therese_de_soubiran_la_louviere_virgin: "Beata Maria Teresa de Soubiran La Louvière, vergine",
			maternus_of_cologne_bishop: "San Materno, vescovo",
			maternus_of_cologne_valerius_of_trier_and_eucharius_of_trier_bishops: "Santi Materno, Valerio e Eucario, vescovi",
			matthew_apostle: "San Matteo, apostolo ed evangelista",
			matthias_apostle: "San Mattia, apostolo",
			maximilian_mary_raymund_kolbe_priest: "San Massimiliano Maria Kolbe, sacerdote e martire",
			mederic_of_autun_and_droctoveus_of_autun_abbots: "Santi Mederico e Drottoveo, abati",
			michael_gabriel_and_raphael_archangels: "Santi Arcangeli Michele, Gabriele e Raffaele",
			modestus_andlauer_and_andrew_bauer_martyrs: "San Modesto Andlauer e Andrea Bauer, martiri",
			modestus_andlauer_martyr: "San Modesto Andlauer, martire",
			monica_of_hippo: "Santa Monica",
			morand_of_cluny_monk: "San Morando, monaco",
			most_holy_body_and_blood_of_christ: "Santissimo Corpo e Sangue di Cristo",
			most_holy_name_of_jesus: "Santissimo Nome di Gesú",
			most_holy_name_of_mary: "Santissimo Nome di Maria",
			most_holy_trinity: "Santissima Trinitá",
			most_sacred_heart_of_jesus: "Sacratissimo Cuore di Gesù",
			nativity_of_john_the_baptist: "Nativitá di San Giovanni Battista",
			nativity_of_the_blessed_virgin_mary: "Nativitá della Beata Vergine Maria",
			nativity_of_the_lord: "Natale del Signore",
			nereus_of_terracina_and_achilleus_of_terracina_martyrs: "Santi Nereo e Achilleo, martiri",
			nicholas_barre_priest: "Beato Nicola Barré, sacerdote",
			nicholas_of_myra_bishop: "San Nicola, vescovo",
			norbert_of_xanten_bishop: "San Norberto, vescovo",
			odile_of_alsace_abbess: "Santa Odìlia, badessa",
			odile_of_alsace_abbess_patroness_of_alsace: "Santa Odìlia, badessa, Patrona dell’Alsazia",
			our_lady_of_fatima: "Beata Vergine Maria di Fatima",
			our_lady_of_guadalupe: "Beata Vergine Maria di Guadalupe",
			our_lady_of_guadalupe_patroness_of_the_americas: "Beata Vergine Maria di Guadalupe, Patrona delle Americhe",
			our_lady_of_loreto: "Beata Vergine Maria di Loreto",
			our_lady_of_lourdes: "Beata Vergine Maria di Lourdes",
			our_lady_of_mount_carmel: "Beata Vergine Maria del Carmelo",
			our_lady_of_sorrows: "Beata Vergine Maria Addolorata",
			our_lady_of_sorrows_patroness_of_slovakia: "Beata Vergine Maria Addolorata, patrona della Slovacchia",
			our_lady_of_the_miraculous_medal: "Beata Vergine Maria della Medaglia Miracolosa",
			our_lady_of_the_rosary: "Beata Vergine Maria del Rosario",
			our_lady_refuge_of_sinners: "Beata Vergine Maria, rifugio dei peccatori",
			our_lord_jesus_christ_king_of_the_universe: "Cristo Re dell’universo",
			palm_sunday_of_the_passion_of_the_lord: "Domenica delle Palme: Passione del Signore",
			pancras_of_rome_martyr: "San Pancrazio, martire",
			passion_of_saint_john_the_baptist: "Martirio di San Giovanni Battista",
			patrick_of_ireland_bishop: "San Patrizio, vescovo",
			patrick_of_ireland_bishop_patron_of_ireland: "San Patrizio, vescovo e patrono dell’Irlanda",
			paul_miki_and_companions_martyrs: "San Paolo Miki sacerdote e compagni, martiri",
			paul_of_the_cross_priest: "San Paolo della Croce, sacerdote",
			paul_vi_pope: "San Paolo VI, papa",
			paulinus_of_nola_bishop: "San Paolino di Nola, vescovo",
			pentecost_sunday: "Domenica di Pentecoste",
			perpetua_of_carthage_and_felicity_of_carthage_martyrs: "Sante Perpetua e Felicita, martiri",
			peter_and_paul_apostles: "Santi Pietro e Paolo, apostoli",
			peter_canisius_priest: "San Pietro Canisio, sacerdote e dottore della Chiesa",
			peter_chanel_priest: "San Pietro Chanel, sacerdote e martire",
			peter_chrysologus_bishop: "San Pietro Crisologo, vescovo e dottore della Chiesa",
			peter_claver_priest: "San Pietro Claver, sacerdote",
			peter_damian_bishop: "San Pier Damiani, vescovo e dottore della Chiesa",
			peter_julian_eymard_priest: "San Pietro Giuliano Eymard, sacerdote",
			philip_and_james_apostles: "Santi Filippo e Giacomo, apostoli",
			philip_neri_priest: "San Filippo Neri, sacerdote",
			pius_francesco_forgione_priest: "San Pio da Pietrelcina, sacerdote",
			pius_v_pope: "San Pio V, papa",
			pius_x_pope: "San Pio X, papa",
			polycarp_of_smyrna_bishop: "San Policarpo, vescovo e martire",
			pontian_i_pope_and_hippolytus_of_rome_priest: "Santi Ponziano, papa e Ippolito, sacerdote, martiri",
			presentation_of_the_blessed_virgin_mary: "Presentazione della Beata Vergine Maria",
			presentation_of_the_lord: "Presentazione del Signore",
			queenship_of_the_blessed_virgin_mary: "Beata Vergine Maria regina",
			raymond_of_penyafort_priest: "San Raimondo di Peñafort, sacerdote",
			richardis_of_swabia_empress: "Santa Riccarda, imperatrice",
			rita_of_cascia_religious: "Santa Rita da Cascia, religiosa",
			robert_bellarmine_bishop: "San Roberto Bellarmino, vescovo e dottore della Chiesa",
			romuald_of_ravenna_abbot: "San Romualdo, abate",
			rosalie_jeanne_marie_rendu_virgin: "Beata Rosalia Rendu, vergine",
			rose_of_lima_virgin: "Santa Rosa da Lima, vergine",
			scholastica_of_nursia_virgin: "Santa Scolastica, vergine",
			sebastian_of_milan_martyr: "San Sebastiano, martire",
			seven_holy_founders_of_the_servite_order: "Santi Sette Fondatori dei Servi della Beata Vergine Maria",
			sharbel_makhluf_priest: "San Charbel Makhluf, sacerdote",
			simon_and_jude_apostles: "Santi Simone e Giuda, apostoli",
			sixtus_ii_pope_and_companions_martyrs: "San Sisto II, papa e compagni, martiri",
			stanislaus_of_szczepanow_bishop: "Santo Stanislao, vescovo e martire",
			stanislaus_of_szczepanow_bishop_patron_of_poland: "Santo Stanislao, vescovo, martire e patrono della Polonia",
			stephen_i_of_hungary: "Santo Stefano di Ungheria",
			stephen_the_first_martyr: "Santo Stefano, primo martire",
			sunday_of_the_word_of_god: "III domenica del Tempo Ordinario, o Domenica della Parola di Dio",
			sylvester_i_pope: "San Silvestro I, papa",
			teresa_benedicta_of_the_cross_stein_virgin: "Santa Teresa Benedetta della Croce, vergine e martire",
			teresa_benedicta_of_the_cross_stein_virgin_copatroness_of_europe: "Santa Teresa Benedetta della Croce, vergine, martire e patrona secondaria d’Europa",
			teresa_of_calcutta_virgin: "Santa Teresa di Calcutta, vergine",
			teresa_of_jesus_of_avila_virgin: "Santa Teresa di Gesù d’Avila, vergine e dottore della Chiesa",
			therese_of_the_child_jesus_and_the_holy_face_of_lisieux_virgin: "Santa Teresa di Gesu’ Bambino, vergine e dottore della Chiesa",
			thomas_apostle: "San Tommaso, apostolo",
			thomas_aquinas_priest: "San Tommaso d’Aquino, sacerdote e dottore della Chiesa",
			thomas_becket_bishop: "San Tommaso Becket, vescovo e martire",
			thomas_jean_georges_rehm_priest: "Beato Tommaso Jean-Georges Rehm, sacerdote e martire",
			thursday_of_the_lords_supper: "Giovedì Santo / Cena del Signore",
			timothy_of_ephesus_and_titus_of_crete_bishops: "Santi Timoteo e Tito, vescovi",
			transfiguration_of_the_lord: "Trasfigurazione del Signore",
			translation_of_the_relics_of_odile_of_alsace_abbess: "Traslazione delle reliquie di santa Odìlia",
			turibius_of_mogrovejo_bishop: "San Turibio de Mogrovejo, vescovo",
			urban_i_pope: "Sant’Urbano I, papa",
			valerius_of_trier_bishop: "San Valerio, vescovo",
			vincent_de_paul_priest: "San Vincenzo de’ Paoli, sacerdote",
			vincent_ferrer_priest: "San Vincenzo Ferrer, sacerdote",
			vincent_of_saragossa_deacon: "San Vincenzo, diacono e martire",
			visitation_of_mary: "Visitazione della Beata Vergine Maria",
			wenceslaus_i_of_bohemia_martyr: "San Venceslao, martire",
			wenceslaus_i_of_bohemia_martyr_patron_of_the_czech_nation: "San Venceslao, martire e patrono della nazione ceca",
			wendelin_of_trier_hermit: "San Vendelino, eremita"
		},
		ordinals: {
			1: "primo",
			"1_feminine": "prima",
			2: "secondo",
			"2_feminine": "seconda",
			3: "terzo",
			"3_feminine": "terza",
			4: "quarto",
			"4_feminine": "quarta",
			5: "quinto",
			"5_feminine": "quinta",
			6: "sesto",
			"6_feminine": "sesta",
			7: "settimo",
			"7_feminine": "settima",
			8: "ottavo",
			"8_feminine": "ottava",
			9: "nono",
			"9_feminine": "nona",
			10: "decimo",
			"10_feminine": "decima",
			11: "undicesimo",
			"11_feminine": "undicesima",
			12: "dodicesimo",
			"12_feminine": "dodicesima",
			13: "tredicesimo",
			"13_feminine": "tredicesima",
			14: "quattordicesimo",
			"14_feminine": "quattordicesima",
			15: "quindicesimo",
			"15_feminine": "quindicesima",
			16: "sedicesimo",
			"16_feminine": "sedicesima",
			17: "diciassettesimo",
			"17_feminine": "diciassettesima",
			18: "diciottesimo",
			"18_feminine": "diciottesima",
			19: "diciannoveesimo",
			"19_feminine": "diciannoveesima",
			20: "ventesimo",
			"20_feminine": "ventesima",
			21: "ventunesimo",
			"21_feminine": "ventunesima",
			22: "ventiduesimo",
			"22_feminine": "ventiduesima",
			23: "ventitreesimo",
			"23_feminine": "ventitreesima",
			24: "ventiquattresimo",
			"24_feminine": "ventiquattresima",
			25: "venticinquesimo",
			"25_feminine": "venticinquesima",
			26: "ventiseiesimo",
			"26_feminine": "ventiseiesima",
			27: "ventisettesimo",
			"27_feminine": "ventisettesima",
			28: "ventottesimo",
			"28_feminine": "ventottesima",
			29: "ventinovesimo",
			"29_feminine": "ventinovesima",
			30: "trentesimo",
			"30_feminine": "trentesima",
			31: "trentuno",
			"31_feminine": "trentuna",
			32: "trentaduesimo",
			"32_feminine": "trentaduesima",
			33: "trentatreesimo",
			"33_feminine": "trentatreesima",
			34: "trentaquattresimo",
			"34_feminine": "trentaquattresima"
		},
		periods: {
			epiphany: "Epifania",
			holy_week: "Settimana Santa"
		},
		ranks: {
			feast: "festa",
			memorial: "memoria",
			optional_memorial: "memoria facoltativa",
			solemnity: "solennità",
			sunday: "domenica",
			weekday: "feria"
		},
		seasons: {
			advent: {
				privileged_weekday: "{{day}} $t(months:11)",
				season: "Tempo du Avvento",
				sunday: "{{week, romanize}} domenica di Avvento",
				weekday: "$t(weekdays:{{dow}}, capitalize) della {{week, romanize}} settimana di Avvento"
			},
			christmas_time: {
				after_epiphany: "$t(weekdays:{{dow}}, capitalize) dopo l’Epifania",
				before_epiphany: "{{day}} $t(months:0)",
				day: "$t(weekdays:{{dow}}, capitalize) di Natale",
				octave: "{{count}}º giorno fra l’Ottava di Natale",
				season: "Tempo di Natale",
				second_sunday_after_christmas: "II domenica dopo Natale"
			},
			easter_time: {
				octave: "$t(weekdays:{{dow}}, capitalize) fra l’Ottava di Pasqua",
				season: "Tempo di Pasqua",
				sunday: "{{week, romanize}} domenica di Pasqua",
				weekday: "$t(weekdays:{{dow}}, capitalize) della {{week, romanize}} settimana di Pasqua"
			},
			lent: {
				day_after_ash_wed: "$t(weekdays:{{dow}}, capitalize) dopo le Ceneri",
				holy_week_day: "$t(weekdays:{{dow}}, capitalize) della Settimana Santa",
				season: "Tempo di Quaresima",
				sunday: "{{week, romanize}} domenica di Quaresima",
				weekday: "$t(weekdays:{{dow}}, capitalize) della {{week, romanize}} settimana di Quaresima"
			},
			ordinary_time: {
				season: "Tempo Ordinario",
				sunday: "{{week, romanize}} domenica del Tempo Ordinario",
				weekday: "$t(weekdays:{{dow}}, capitalize) della {{week, romanize}} settimana del Tempo Ordinario"
			},
			paschal_triduum: { season: "Triduo Pasquale" }
		},
		weekdays: {
			0: "domenica",
			1: "lunedì",
			2: "martedì",
			3: "mercoledì",
			4: "giovedì",
			5: "venerdì",
			6: "sabato"
		}
	},
	La: {
		colors: {
			black: "niger",
			gold: "auri",
			green: "viridis",
			purple: "violaceus",
			red: "ruber",
			rose: "rosaceus",
			white: "albus"
		},
		id: "la",
		months: {
			0: "ianuarii",
			1: "februarii",
			2: "martii",
			3: "aprilis",
			4: "maii",
			5: "iunii",
			6: "iulii",
			7: "augusti",
			8: "septembris",
			9: "octobris",
			10: "novembris",
			11: "decembris"
		},
		names: {
			"205_blessed_martyrs_of_japan": "B. Martyres Iaponici CCV",
			adalbert_of_prague_bishop: "S. Adalberti, episcopi et martyris",
			adalbert_of_prague_bishop_patron_of_poland: "S. Adalberti, episcopi et martyris, patroni Poloniæ",
			adelaide_of_burgundy_empress: "S. Adelaidis Burgundiæ, imperatricis",
			adelphus_of_metz_bishop: "S. Adelphi Metensis, episcopi",
			adolph_kolping_priest: "B. Adolphi Kolping, presbyteri",
			aelred_of_rievaulx_abbot: "S. Ælredi Riævallensis, abbatis",
			aengus_of_tallaght_bishop: "S. Ængi, episcopi et abbatis",
			agatha_of_sicily_virgin: "S. Agathæ, virginis et martyris",
			agnes_cao_guiying_martyr: "S. Agnetis Cao Guiying, martyris",
			agnes_of_bohemia_virgin: "S. Agnetis de Bohemia, virginis",
			agnes_of_rome_virgin: "S. Agnetis, virginis et martyris",
			aidan_of_ferns_bishop: "S. Ædani Lindisfarnensis, episcopi",
			aidan_of_lindisfarne_bishop: "S. Ædani Lindisfarnensis, episcopi",
			aidan_of_lindisfarne_bishop_and_the_saints_of_lindisfarne: "Ss. Ædani, episcopi et Sanctorum Lindisfarnensis",
			ailbe_of_emly_bishop: "S. Albei, episcopi",
			alban_of_britain_julius_of_caerleon_aaron_of_caerleon_martyrs: "Ss. Albani, Iulii et Aaron, martyrum",
			alban_of_britain_martyr: "S. Albani, martyris",
			alberic_crescitelli_priest: "S. Alberici Crescitelli, presbyteri et martyris",
			albert_chmielowski_religious: "S. Alberti Chmielowski, religiosi",
			albert_the_great_bishop: "S. Alberti Magni, episcopi",
			albertina_berkenbrock_virgin: "B. Albertinæ Berinche, virginis et martyris",
			alberto_hurtado_priest: "S. Alberti Hurtado, presbyteri",
			all_saints: "Omnium Sanctorum",
			all_saints_of_ireland: "Omnium Sanctorum Hiberniæ",
			all_saints_of_the_archdiocese_of_paris: "Omnium Sanctorum Archidiœcesis Parisiensis",
			all_saints_of_the_diocese_of_saint_denis: "Omnium Sanctorum Diœcesis Sancti Dionysii in Francia",
			all_saints_of_wales: "Omnium Sanctorum Cambriæ",
			aloysius_gonzaga_religious: "S. Aloisii Gonzaga, religiosi",
			aloysius_stepinac_bishop: "B. Aloisii Stepinac, episcopi et martyris",
			aloysius_versiglia_bishop_and_callistus_caravario_priest_martyrs: "Ss. Aloisii Versiglia, episcopi, et Callisti Caravario, presbyteri, martyrum",
			alphonsa_of_the_immaculate_conception_muttathupadathu_virgin: "S. Alfonsæ ab Immaculata Conceptione Muttathupadathu, virginis",
			alphonsus_mary_liguori_bishop: "S. Alfonsi Mariæ de’ Liguori, episcopi et Ecclesiæ doctoris",
			amand_of_maastricht_bishop: "S. Amandi, episcopi",
			amandus_of_strasbourg_bishop: "S. Amandi Argentinensis, episcopi",
			amarin_of_alsace_abbot: "S. Amarini, abbatis et martyris",
			ambrose_of_milan_bishop: "S. Ambrosii, episcopi et Ecclesiæ doctoris",
			andre_bessette_religious: "S. Andreæ Bessette, religiosi",
			andre_grasset_priest: "B. Andreæ Grasset, presbyteri et martyris",
			andrew_apostle: "S. Andreæ, apostoli",
			andrew_apostle_patron_of_russia: "S. Andreæ, apostoli, patroni Russiæ",
			andrew_apostle_patron_of_scotland: "S. Andreæ, apostoli, patroni Scotiæ",
			andrew_bobola_priest: "S. Andreæ Bobola, presbyteri et martyris",
			andrew_de_soveral_and_ambrose_francis_ferro_priests: "Ss. Andreæ de Soveral et Ambrosii Francisci Ferro, presbyterorum et martyrum",
			andrew_dung_lac_priest_and_companions_martyrs: "Ss. Andreæ Dũng Lạc, presbyteri, et sociorum, martyrum",
			andrew_kim_tae_gon_priest_paul_chong_ha_sang_and_companions_martyrs: "Ss. Andreæ Kim Tae-gŏn, presbyteri, Pauli Chŏng Ha-sang et sociorum, martyrum",
			andrew_zorard_of_nitra_and_benedict_of_skalka_hermits: "Ss. Andreæ Zœrardi et Benedicti, eremitarum",
			angela_merici_virgin: "S. Angelæ Merici, virginis",
			angela_salawa_virgin: "B. Angelæ Salawa, virginis",
			anno_of_cologne_bishop: "S. Annonis Coloniensis, episcopi",
			annunciation_of_the_lord: "In Annuntiatione Domini",
			anselm_of_canterbury_bishop: "S. Anselmi, episcopi et Ecclesiæ doctoris",
			ansgar_of_hamburg_bishop: "S. Ansgarii, episcopi",
			anthony_julian_nowowiejski_bishop_and_companions_martyrs: "Bb. Antonii Iuliani Nowowiejski, episcopi, et sociorum, martyrum",
			anthony_mary_claret_bishop: "S. Antonii Mariæ Claret, episcopi",
			anthony_of_egypt_abbot: "S. Antonii, abbatis",
			anthony_of_padua_priest: "S. Antonii de Padova, presbyteri et Ecclesiæ doctoris",
			anthony_of_saint_anne_galvao_priest: "S. Antonii a Sancta Anna Galvão, presbyteri",
			anthony_of_the_caves_monk: "S. Antonii Kioviensis, monachi",
			anthony_zaccaria_priest: "S. Antonii Mariæ Zaccaria, presbyteri",
			apollinaris_of_ravenna_bishop: "S. Apollinaris, episcopi et martyris",
			arbogast_of_strasbourg_bishop: "S. Arbogasti, episcopi",
			arbogast_of_strasbourg_bishop_patron_of_the_archdiocese_of_strasbourg: "S. Arbogasti, episcopi, patroni Archidiœcesis Argentoratensis o Argentinensis",
			asaph_of_wales_bishop: "S. Asaphi, episcopi",
			ascension_of_the_lord: "In Ascensione Domini",
			ash_wednesday: "Feria IV Cinerum",
			asicus_of_elphin_bishop: "S. Assici, episcopi",
			assumption_of_the_blessed_virgin_mary: "In Assumptione Beatæ Mariæ Virginis",
			athanasius_of_alexandria_bishop: "S. Athanasii, episcopi et Ecclesiæ doctoris",
			attracta_of_killaraght_virgin: "S. Attractæ, virginis",
			audoen_of_rouen_bishop: "S. Audoeni, episcopi",
			augustine_kazotic_bishop: "B. Augustini Gazothus, episcopi et martyris",
			augustine_of_canterbury_bishop: "S. Augustini Cantuariensis, episcopi",
			augustine_of_hippo_bishop: "S. Augustini, episcopi et Ecclesiæ doctoris",
			augustine_zhao_rong_priest: "S. Augustini Zhao Rong, presbyteri et martyris",
			augustine_zhao_rong_priest_and_companions_martyrs: "Ss. Augustini Zhao Rong, presbyteri, et sociorum, martyrum",
			aurelia_of_strasbourg_virgin: "S. Aureliæ Argentinensis, virginis",
			baptism_of_the_lord: "In Baptismate Domini",
			barbara_of_heliopolis_virgin: "S. Barbaræ, virginis et martyris",
			barnabas_apostle: "S. Barnabæ, apostoli",
			bartholomew_apostle: "S. Bartholomæi, apostoli",
			bartholomew_dias_laurel_religious: "B. Bartholomæi Días Laurel, religiosi et martyris",
			bartholomew_of_the_martyrs_fernandes_bishop: "B. Bartholomæi de Martyribus Fernandes, episcopi",
			basil_the_great_and_gregory_nazianzen_bishops: "Ss. Basilii Magni et Gregorii Nazianzeni, episcoporum et Ecclesiæ doctorum",
			beatrice_da_silva_meneses_virgin: "S. Beatricis de Silva, virginis",
			bede_the_venerable_priest: "S. Bedæ Venerabilis, presbyteri et Ecclesiæ doctoris",
			benedict_of_aniane_abbot: "S. Benedicti Anianensis, abbatis",
			benedict_of_jesus_valdivielso_saez_religious: "S. Benedicti a Iesu Valdivielso Sáez, religiosi et martyris",
			benedict_of_nursia_abbot: "S. Benedicti, abbatis",
			benedict_of_nursia_abbot_patron_of_europe: "S. Benedicti, abbatis, patroni Europæ",
			benno_of_meissen_bishop: "S. Bennonis Misnensis, episcopi",
			bernadette_soubirous_virgin: "S. Bernardæ Soubirous, virginis",
			bernard_of_clairvaux_abbot: "S. Bernardi, abbatis et Ecclesiæ doctoris",
			bernardine_of_siena_priest: "S. Bernardini Senensis, presbyteri",
			beuno_of_wales_abbot: "S. Boni, abbatis",
			blaise_of_sebaste_bishop: "S. Blasii, episcopi et martyris",
			blessed_martyrs_of_paris: "B. Martyres Revolutionis Gallicæ",
			bogumilus_of_dobrow_bishop: "B. Bogumili, episcopi",
			boleslawa_mary_lament_virgin: "B. Boleslavæ Mariæ Lament, virginis",
			bonaventure_of_bagnoregio_bishop: "S. Bonaventuræ, episcopi et Ecclesiæ doctoris",
			boniface_of_mainz_bishop: "S. Bonifatii, episcopi et martyris",
			boris_of_kiev_and_gleb_of_kiev_martyrs: "Ss. Borisi et Hlibi, martyrum",
			brendan_of_clonfert_abbot: "S. Brendani, abbatis",
			bridget_of_sweden_religious: "S. Birgittæ, religiosæ",
			bridget_of_sweden_religious_copatroness_of_europe: "S. Birgittæ, religiosæ, patronæ secundariæ Europæ",
			brigid_of_kildare_virgin: "S. Brigidæ, abatissæ",
			brigid_of_kildare_virgin_copatroness_of_ireland: "S. Brigidæ, virginis, patronæ secundariæ Hiberniæ",
			bronislava_of_poland_virgin: "B. Bronislavæ, virginis",
			bronislaw_markiewicz_priest: "B. Bronislawi Markiewicz, presbyteri",
			bruno_of_cologne_priest: "S. Brunonis, presbyteri",
			bruno_of_querfurt_bishop: "S. Brunonis a Querfurt, episcopi et martyris",
			caesarius_of_arles_bishop: "S. Cæsarii Arelatensis, episcopi",
			cajetan_of_thiene_priest: "S. Caietani, presbyteri",
			callistus_i_pope: "S. Callisti I, papæ et martyris",
			camillus_de_lellis_priest: "S. Camilli de Lellis, presbyteri",
			canice_of_kilkenny_abbot: "S. Canici, abbatis",
			canute_iv_of_denmark_eric_ix_of_sweden_and_olaf_ii_of_norway_martyrs: "Ss. Canuti, Erici et Olavi, martyrum",
			canute_iv_of_denmark_martyr: "S. Canuti, martyris",
			carlos_manuel_rodriguez_santiago: "B. Caroli Emmanueli Rodriguez Santiago",
			carmelites_of_compiegne_virgins_and_martyrs: "Bb. Carmelitarum Compendiensi, virginum et martyrum",
			caroline_kozka_virgin: "B. Carolinæ Kózka, virginis et martyris",
			carthage_of_lismore_bishop: "S. Carthagi, episcopi",
			casimir_of_poland: "S. Casimiri",
			catherine_of_alexandria_virgin: "S. Catharinæ Alexandrinæ, virginis et martyris",
			catherine_of_siena_virgin: "S. Catharinæ Senensis, virginis et Ecclesiæ doctoris",
			catherine_of_siena_virgin_copatroness_of_europe: "S. Catharinæ Senensis, virginis et Ecclesiæ doctoris, patronæ secundariæ Europæ",
			catherine_of_siena_virgin_copatroness_of_italy_and_europe: "S. Catharinæ Senensis, virginis et Ecclesiæ doctoris, patronæ secundariæ Italiæ et Europæ",
			catherine_zoe_laboure_virgin: "S. Catharinæ Labouré, virginis",
			ceallach_of_armagh_bishop: "S. Celsi, episcopi",
			cecilia_of_rome_virgin: "S. Cæciliæ, virginis et martyris",
			ceferino_gimenez_malla_martyr: "B. Zephyrini Giménez Malla, martyrum",
			ceraunus_of_paris_bishop: "S. Cerauni Parisiensis, espisopi",
			ceslaus_of_poland_and_hyacinth_of_poland_priests: "B. Ceslai et S. Hyacinthi, presbyterorum",
			ceslaus_of_poland_priest: "B. Ceslai, presbyteri",
			chad_of_mercia_and_cedd_of_lastingham_bishops: "Ss. Ceddi et Ceaddæ, episcoporum",
			chair_of_saint_peter_the_apostle: "Cathedræ S. Petri, apostoli",
			charles_borromeo_bishop: "S. Caroli Borromeo, episcopi",
			charles_i_of_austria: "B. Caroli Austriæ",
			charles_lwanga_and_companions_martyrs: "Ss. Caroli Lwanga et sociorum, martyrum",
			charles_of_jesus_de_foucauld: "S. Caroli de Foucauld, presbyteri",
			charles_spinola_and_jerome_de_angelis_priests: "Bb. Caroli Spinola et Hieronymi de Angelis, presbyterorum et martyrum",
			charles_spinola_priest: "B. Caroli Spinola, presbyteri et martyris",
			christopher_magallanes_priest_and_companions_martyrs: "Ss. Christophori Magallanes, presbyteri, et sociorum, martyrum",
			christopher_of_palestine_martyr: "S. Christophori, martyris",
			ciaran_of_clonmacnoise_abbot: "S. Ciarani Cluanensis, abbatis",
			clare_of_assisi_virgin: "S. Claræ, virginis",
			clement_i_pope: "S. Clementis I, papæ et martyris",
			clement_mary_hofbauer_priest: "S. Clementis Mariæ Hofbauer, presbyteri",
			clement_of_ohrid_and_gorazd_of_moravia_bishops_and_companions: "Ss. Clementis Achridensis et Gorazdi, episcoporum, et sociorum",
			clotilde_of_burgundy: "S. Clotildis",
			colman_of_cloyne_bishop: "S. Colmani Cloynensis, episcopi",
			colman_of_dromore_bishop: "S. Colmani Dromorensis, episcopi",
			colman_of_kilmacduagh_bishop: "S. Colmani Duaci, episcopi",
			columba_marmion_priest: "B. Columbæ Marmion, presbyteri",
			columba_of_iona_abbot: "S. Columbæ Hiensis, abbatis",
			columba_of_iona_abbot_copatron_of_ireland: "S. Columbæ Hiensis, abbatis, patroni secundarii Hiberniæ",
			columban_of_luxeuil_abbot: "S. Columbani, abbatis",
			comgall_of_bangor_abbot: "S. Comgalli, abbatis",
			commemoration_of_all_the_faithful_departed: "In Commemoratione omnium fidelium defunctorum",
			conleth_of_kildare_bishop: "S. Conlethi, episcopi",
			conrad_of_constance_and_gebhard_of_constance_bishops: "Ss. Conradi et Gebhardi Constantiensis, episcoporum",
			conrad_of_parzham_religious: "S. Conradi  a  Parzham, religiosi",
			conversion_of_saint_paul_the_apostle: "In conversione S. Pauli, apostoli",
			corbinian_of_freising_bishop: "S. Corbiniani, episcopi",
			cornelius_i_pope_and_cyprian_of_carthage_bishop_martyrs: "Ss. Cornelii, papæ, et Cypriani, episcopi, martyrum",
			cosmas_of_cilicia_and_damian_of_cilicia_martyrs: "Ss. Cosmæ et Damiani, martyrum",
			cuthbert_of_lindisfarne_bishop: "S. Cuthberti, episcopi",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop: "Ss. Cyrilli, monachi, et Methodii, episcopi",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop_copatrons_of_europe: "Ss. Cyrilli, monachi, et Methodii, episcopi, patronorum secundariorum Europæ",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop_slavic_missionaries_copatrons_of_europe: "Ss. Cyrilli, monachi, et Methodii, episcopi, missionariorum Slavorum, patronorum secundariorum Europæ",
			cyril_of_alexandria_bishop: "S. Cyrilli Alexandrini, episcopi et Ecclesiæ doctoris",
			cyril_of_jerusalem_bishop: "S. Cyrilli Hierosolymitani, episcopi et Ecclesiæ doctoris",
			damasus_i_pope: "S. Damasi I, papæ",
			damien_de_veuster_priest: "S. Damiani de Veuster, presbyteri",
			daniel_brottier_priest: "B. Danielis Brottier, presbyteri",
			david_lewis_priest: "S. Davidi Lewis, presbyteri et martyris",
			david_of_wales_bishop: "S. Davidis, episcopi",
			david_of_wales_bishop_patron_of_wales: "S. Davidis, episcopi, patroni Cambriæ",
			davnet_of_sliabh_beagh_virgin: "S. Dymphnæ, virginis",
			declan_of_ardmore_bishop: "S. Declani, episcopi",
			dedication_of_consecrated_churches: "In Dedicatione Ecclesiæ, cuius dies consecrationis ignotus est",
			dedication_of_the_basilica_of_saint_mary_major: "In Dedicatione basilicæ S. Mariæ",
			dedication_of_the_basilicas_of_saints_peter_and_paul_apostles: "In Dedicatione basilicarum Ss. Petri et Pauli, apostolorum",
			dedication_of_the_cathedral_basilica_of_saint_denis_france: "In Dedicatione Basilicæ Cathedralis S. Dionysii, Francia",
			dedication_of_the_cathedral_of_notre_dame_de_strasbourg_france: "In Dedicatione Ecclesiæ Cathedralis Nostræ Dominæ Argentinensis, Francia",
			dedication_of_the_lateran_basilica: "In Dedicatione Basilicæ Lateranensis",
			dedication_of_the_notre_dame_de_paris_cathedral_paris_france: "In Dedicatione Ecclesiæ Cathedralis Nostræ Dominæ Parisiensis, Francia",
			deiniol_of_bangor_bishop: "S. Dainioli, episcopi",
			demetrius_of_thessaloniki_martyr: "S. Demetrii Thessalonicensis, martyris",
			denis_of_paris_bishop_and_companions_martyrs: "Ss. Dionysii, episcopi, et sociorum, martyrum",
			denis_of_paris_bishop_patron_of_the_archdiocese_of_paris: "S. Dionysii, episcopi et martyris, patroni Archidiœcesis Parisiensis",
			denis_of_paris_bishop_patron_of_the_city_and_of_the_diocese_of_saint_denis: "S. Dionysii, episcopi et martyris, patroni urbis et Diœcesis Sancti Dionysii in Francia",
			dina_belanger_virgin: "B. Dinæ Bélanger, virginis",
			dionysius_the_areopagite_bishop: "S. Dionysii Areopagitæ",
			divine_mercy_sunday: "Dominica in octava Paschæ seu Dominica de Divina Misericordia",
			dominic_de_guzman_priest: "S. Dominici, presbyteri",
			dominic_of_the_mother_of_god_barberi_priest: "B. Dominici Barberi a Matre Dei Barberi, presbyteri",
			dunstan_of_canterbury_bishop: "S. Dunstani Cantuariensis, episcopi",
			dyfrig_of_wales_bishop: "S. Dubricii, episcopi",
			easter_sunday: "Dominica Paschæ in Resurrectione Domini",
			edmund_bojanowski: "B. Edmundi Bojanowski",
			edmund_campion_priest: "S. Edmundi Campion, presbyteri et martyris",
			edmund_ignatius_rice_religious: "B. Edmundi Ignatii Rice, religiosi",
			edmund_of_abingdon_bishop: "S. Edmundi Abindoniensis. episcopi",
			edward_the_confessor: "S. Eduardi Confessoris",
			eligius_of_noyon_bishop: "S. Eligii Noviomensis, episcopi",
			elijah_prophet: "S. Eliæ, prophetæ",
			elizabeth_ann_seton_religious: "S. Elisabeth Annæ Seton, religiosæ",
			elizabeth_hesselblad_religious: "S. Mariæ Elisabeth Hesselblad, virginis",
			elizabeth_of_hungary_religious: "S. Elisabeth Hungariæ, religiosæ",
			elizabeth_of_portugal: "S. Elisabeth Lusitaniæ",
			emeric_of_hungary: "S. Emerici",
			emilie_tavernier_gamelin_religious: "B. Æmilia Tavernier Gamelin, religiosæ",
			enda_of_aran_abbot: "S. Endei, abbatis",
			english_martyrs: "Ss. Martyrum Angliæ",
			eoghan_of_ardstraw_bishop: "S. Eugenii, episcopi",
			ephrem_the_syrian_deacon: "S. Ephræm, diaconi et Ecclesiæ doctoris",
			epiphany_of_the_lord: "In Epiphania Domini",
			eric_ix_of_sweden_martyr: "S. Erici regis Sueciæ, martyris",
			etheldreda_of_ely_abbess: "S. Æthelthrythæ, abatissæ",
			eucharius_of_trier_bishop: "S. Eucharii Trevirensis, episcopi",
			eugene_de_mazenod_bishop: "S. Caroli Iosephi Eugenii de Mazenod, episcopi",
			eugenia_of_alsace_and_attala_of_alsace_virgins: "Ss. Eugeniæ et Attalæ, virginum",
			eulalia_of_merida_virgin: "S. Eulaliæ Emeritensis, virginis et martyris",
			eulogius_of_cordoba_bishop: "S. Eulogii Cordubensis, episcopi",
			eusebius_of_esztergom_priest: "B. Eusebii Strigoniensis, presbyteri",
			eusebius_of_vercelli_bishop: "S. Eusebii Vercellensis, episcopi",
			exaltation_of_the_holy_cross: "In Exaltatione Sanctæ Crucis",
			eysteinn_of_nidaros_bishop: "S. Augustini Nidrosiensis, episcopi",
			ezequiel_moreno_bishop: "S. Ezechielis Moreno, episcopi",
			fabian_i_pope: "S. Fabiani, papæ et martyris",
			fachanan_of_kilfenora_bishop: "S. Fachanani Finaborensis, episcopi",
			fachtna_of_rosscarbery_bishop: "S. Fachanani, episcopi",
			faustina_kowalska_virgin: "S. Faustinæ Kowalska, virginis",
			ferdinand_iii_of_castile: "S. Ferdinandi",
			fiacre_of_breuil_monk: "S. Fiacrii, monachi",
			fidelis_of_sigmaringen_priest: "S. Fidelis a Sigmaringen, presbyteri et martyris",
			finbarr_of_cork_bishop: "S. Barri Corcagie, episcopi",
			finding_of_the_holy_cross: "In Inventione Sanctæ Crucis",
			finnian_of_clonard_bishop: "S. Finniani Clonardensis, episcopi",
			fintan_of_clonenagh_abbot: "S. Fintani, abbatis",
			first_martyrs_of_the_holy_roman_church: "Ss. Protomartyrum S. Romanæ Ecclesiæ",
			first_polish_martyrs: "Ss. Benedicti, Ioannis, Matthæi, Isaac, Christiani, martyrum",
			five_wounds_of_the_lord: "Ss.mi D. N. I. C. quinque vulneribus",
			flannan_of_killaloe_bishop: "S. Flannani, episcopi",
			florentius_of_strasbourg_bishop: "S. Florentii Florentii Argentinensis, episcopi",
			florian_of_lorch_and_companions_martyrs: "Ss. Floriani et sociorum, martyrum",
			florian_of_lorch_martyr: "S. Floriani, martyris",
			frances_of_rome_religious: "S. Franciscæ Romanæ, religiosæ",
			frances_xavier_cabrini_virgin: "S. Franciscæ Xaveriæ Cabrini, virginis",
			francis_borgia_priest: "S. Francisci Borgia, presbyteri",
			francis_de_sales_bishop: "S. Francisci de Sales, episcopi et Ecclesiæ doctoris",
			francis_diaz_del_rincon_priest_and_companions_martyrs: "Ss. Francisci Diaz, presbyteri, et sociorum, martyrum",
			francis_ferdinand_de_capillas_priest: "S. Francisci Fernández de Capillas, presbyteri et martyris",
			francis_of_assisi: "S. Francisci Assisiensis",
			francis_of_assisi_patron_of_italy: "S. Francisci Assisiensis, patroni Italiæ",
			francis_of_paola_hermit: "S. Francisci de Paola, eremitæ",
			francis_solanus_priest: "S. Francisci Solani, presbyteri",
			francis_xavier_priest: "S. Francisci Xavier, presbyteri",
			francis_xavier_seelos_priest: "B. Francisci Xaverii Seelos, presbyteri",
			francois_de_montmorency_laval_bishop: "S. Francisci de Montmorency-Laval, episcopi",
			frederic_janssoone_priest: "B. Friderici Janssoone, presbyteri",
			frederic_ozanam_founder: "B. Friderici Ozanam, fundatoris",
			friday_of_the_passion_of_the_lord: "Feria VI in Passione Domini",
			fridolin_of_sackingen_monk: "S. Fridolini, monachi",
			fructuosus_of_braga_martin_of_braga_and_gerald_of_braga_bishops: "Ss. Fructuosi, Martini et Geraldi Bracarensis, episcoporum",
			fructuosus_of_tarragona_bishop_and_augurius_of_tarragona_and_eulogius_of_tarragona_deacons_martyrs: "Ss. Fructuosi, episcopi, Augurii et Eulogii, diaconorum, martyrum",
			fursa_of_peronne_abbot: "S. Fursei, abbatis",
			gabriel_taurin_dufresse_bishop: "S. Ioannis Gabrielis Taurin Dufresse, episcopi et martyris",
			gall_of_switzerland_abbot: "S. Galli, abbatis",
			genevieve_of_paris_virgin: "S. Genovefæ, virginis",
			george_matulaitis_bishop: "B. Georgii Matulaitis, episcopi",
			george_of_lydda_martyr: "S. Georgii, martyris",
			george_of_lydda_martyr_patron_of_england: "S. Georgii, martyris, patroni Angliæ",
			george_preca_priest: "S. Georgii Preca, presbyteri",
			gerard_of_csanad_bishop: "S. Gerardi, episcopi et martyris",
			germain_of_paris_bishop: "S. Germani, episcopi",
			germanus_of_auxerre_bishop: "S. Germani Autissiodorensis, episcopi",
			gertrude_of_nivelles_abbess: "S. Gertrudis Nivellensis, abatissæ",
			gertrude_the_great_virgin: "S. Gertrudis, virginis",
			gisela_of_hungary: "B. Gisellæ",
			gobnait_of_ballyvourney_virgin: "S. Gobnatæ, virginis",
			gorazd_of_moravia_and_companions: "Ss. Gorazdi et sociorum",
			gotthard_of_hildesheim_bishop: "S. Gotthardi, episcopi",
			gratia_of_cattaro_religious: "B. Gratiæ de Catharo, religiosi",
			gregory_grassi_francis_fogolla_and_anthony_fantosati_bishops_and_companions_martyrs: "Ss. Gregorii Grassi, Francisci Fogolla et Antonini Fantosati, episcoporum, et sociorum, martyrum",
			gregory_i_the_great_pope: "S. Gregorii Magni, papæ et Ecclesiæ doctoris",
			gregory_of_narek_abbot: "S. Gregorii Narecensis, abbatis et Ecclesiæ doctoris",
			gregory_vii_pope: "S. Gregorii VII, papæ",
			guardian_angel_of_portugal: "Ss. Angelorum Custodum Lusitaniæ",
			gundisalvus_garcia_martyr: "S. Gundisalvi García, martyris",
			gundisalvus_of_amarante_priest: "B. Gundisalvi de Amarante, presbyteri",
			gundisalvus_of_lagos_priest: "B. Gundisalvi de Lagos, presbyteri",
			hedwig_of_poland: "S. Hedvigis Poloniæ",
			hedwig_of_silesia_religious: "S. Hedvigis, religiosæ",
			helena_of_constantinople: "S. Helena",
			hemma_of_gurk: "S. Hemmæ",
			hemming_of_turku_bishop: "B. Hemmingi Abœnsis, episcopi",
			henry_ii_emperor: "S. Henrici",
			henry_ii_emperor_and_cunigunde_of_luxembourg: "Ss. Henrici et Cunigundæ",
			henry_of_finland_bishop: "S. Henrici, episcopi et martyris",
			henry_suso_priest: "B. Henrici Suso, presbyteri",
			hermann_joseph_of_steinfeld_priest: "S. Hermanni Iosephi, presbyteri",
			hermenegild_the_visigoths_martyr: "S. Hermenegildi, martyris",
			hilary_of_poitiers_bishop: "S. Hilarii, episcopi et Ecclesiæ doctoris",
			hilda_of_whitby_abbess: "S. Hildæ, abatissæ",
			hildegard_of_bingen_abbess: "S. Hildegardis Bingensis, abatissæ et Ecclesiæ doctoris",
			holy_child_of_cebu: "S. Pueri Iesu de Cæbua",
			holy_family_of_jesus_mary_and_joseph: "Sanctæ Familiæ Iesu, Mariæ et Ioseph",
			holy_guardian_angels: "Ss. Angelorum Custodum",
			holy_innocents_martyrs: "Ss. Innocentium, martyrum",
			holy_saturday: "Sabbato Sancto/Vigilia paschalis",
			holy_thursday: "Feria V Hebdomadæ Sanctæ",
			honorat_kozminski_priest: "B. Honorati Koźmiński, presbyteri",
			hosanna_of_cattaro_virgin: "B. Hosannæ de Catharo, virginis",
			hroznata_of_bohemia_martyr: "B. Hroznatæ, martyris",
			hubert_of_liege_bishop: "S. Huberti, episcopi",
			hugh_of_lincoln_bishop: "S. Hugonis Lincolnien, episcopi",
			hungarian_saints_and_blesseds: "Sanctorum et Beatorum Hungariæ",
			hyacinth_of_poland_priest: "S. Hyacinthi, presbyteri",
			ignatius_de_azevedo_priest_and_companions_martyrs: "B. Ignatii de Azevedo, presbyteri, et sociorum, martyrum",
			ignatius_falzon: "B. Ignatii Falzon",
			ignatius_of_antioch_bishop: "S. Ignatii Antiocheni, episcopi et martyris",
			ignatius_of_loyola_priest: "S. Ignatii de Loyola, presbyteri",
			ildephonsus_of_toledo_bishop: "S. Ildephonsi Toletani, episcopi",
			illtud_the_knight_abbot: "S. Hilduti, abbatis",
			immaculate_conception_of_the_blessed_virgin_mary: "In Conceptione Immaculata Beatæ Mariæ Virginis",
			immaculate_conception_of_the_blessed_virgin_mary_patroness_of_the_philippines: "In Conceptione Immaculata Beatæ Mariæ Virginis, Patronæ Insularum Philippinarum",
			immaculate_conception_of_the_blessed_virgin_mary_patroness_of_the_usa: "In Conceptione Immaculata Beatæ Mariæ Virginis, Patronæ Civitatum Fœderatæ Americæ",
			immaculate_heart_of_mary: "Immaculati Cordis B. Mariæ Virginis",
			innocent_v_pope: "B. Innocentii V, papæ",
			innocent_xi_pope: "B. Innocentii XI, papæ",
			irenaeus_of_lyon_bishop: "S. Irenæi, episcopi, martyris et Ecclesiæ doctoris",
			irene_of_macedonia: "S. Irenæ",
			irish_martyrs: "Bb. Martyrum Hiberniæ",
			isabelle_of_france_virgin: "B. Isabellæ Galliæ, virginis",
			isidore_of_seville_bishop: "S. Isidori, episcopi et Ecclesiæ doctoris",
			isidore_the_farmer: "S. Isidori Agricolæ",
			istvan_sandor_religious: "B. Stephani Sándor, martyris",
			ita_of_killeedy_virgin: "S. Itæ, virginis",
			ivan_merz: "B. Ivani Merz",
			ivo_of_kermartin_priest: "S. Ivonis, presbyteri",
			jacinta_marto_and_francisco_marto: "Ss. Francisci et Hyacinthæ Marto",
			james_apostle: "S. Iacobi, apostoli",
			james_apostle_patron_of_spain: "S. Iacobi, apostoli, patroni Hispaniæ",
			james_strzemie_bishop: "B. Iacobi Strzemię, episcopi",
			jane_frances_de_chantal_religious: "S. Ioannæ Franciscæ de Chantal, religiosæ",
			januarius_i_of_benevento_bishop: "S. Ianuarii, episcopi et martyris",
			jarlath_of_tuam_bishop: "S. Iarlathi, episcopi",
			jerome_emiliani: "S. Hieronymi Emiliani",
			jerome_of_stridon_priest: "S. Hieronymi, presbyteri et Ecclesiæ doctoris",
			joachim_and_anne_parents_of_mary: "Ss. Ioachim et Annæ, parentum B. M. V.",
			joachim_and_anne_patroness_of_the_province_of_quebec_parents_of_mary: "S. Annæ, patronæ Quebeci, et S. Ioachim, parentum B. M. V.",
			joachim_he_kaizhi_martyr: "S. Ioachim He Kaizhi, martyris",
			joan_of_arc_virgin_copatroness_of_france: "S. Ioannæ Arcensis, virginis, patronæ secundariæ Galliæ",
			joan_of_portugal_virgin: "B. Ioannæ Lusitaniæ, virginis",
			joaquina_of_saint_francis_of_assisi_de_vedruna_religious: "S. Ioachimæ a Sancto Francisco Assisiensis de Vedruna, religiosæ",
			john_apostle: "S. Ioannis, apostoli et evangelistæ",
			john_baptist_de_la_salle_priest: "S. Ioannis Baptistæ de la Salle, presbyteri",
			john_berchmans_religious: "S. Ioannis Berchmans, religiosi",
			john_beyzym_priest: "B. Ioannis Beyzym, presbyteri",
			john_bosco_priest: "S. Ioannis Bosco, presbyteri",
			john_brenner_priest: "B. Ioannis Brenner, presbyteri et martyris",
			john_cassian_priest: "S. Ioannis Cassiani, presbyteri",
			john_chrysostom_bishop: "S. Ioannis Chrysostomi, episcopi et Ecclesiæ doctoris",
			john_damascene_priest: "S. Ioannis Damasceni, presbyteri et Ecclesiæ doctoris",
			john_de_brebeuf_isaac_jogues_priests_and_companions_martyrs: "Ss. Ioannis de Brébeuf et Isaac Jogues, presbyterorum, et sociorum, martyrum",
			john_de_brebeuf_isaac_jogues_priests_and_companions_martyrs_copatrons_of_canada: "Ss. Ioannis de Brébeuf et Isaac Jogues, presbyterorum, et sociorum, martyrum, patronorum secundariorum Canadæ",
			john_de_britto_priest: "S. Ioannis de Britto, presbyteri et martyris",
			john_eudes_priest: "S. Ioannis Eudes, presbyteri",
			john_fisher_bishop_and_thomas_more_martyrs: "Ss. Ioannis Fisher, episcopi, et Thomæ More, martyrum",
			john_gabriel_perboyre_priest: "S. Ioannis Gabrielis Perboyre, presbyteri et martyris",
			john_henry_newman_priest: "S. Ioannis Henrici Newman, presbyteri",
			john_i_pope: "S. Ioannis I, papæ et martyris",
			john_jones_priest: "S. Ioannis Jones, presbyteri et martyris",
			john_leonardi_priest: "S. Ioannis Leonardi, presbyteri",
			john_macias_religious: "S. Ioannis Macías, religiosi",
			john_martin_moye_priest: "B. Ioannis Martini Moye, presbyteri",
			john_mary_vianney_priest: "S. Ioannis Mariæ Vianney, presbyteri",
			john_nepomucene_neumann_bishop: "S. Ioannis Nepomuceni Neumann, episcopi",
			john_nepomucene_priest: "S. Ioannis Nepomuceni, presbyteri et martyris",
			john_of_avila_priest: "S. Ioannis de Avila, presbyteri et Ecclesiæ doctoris",
			john_of_capistrano_priest: "S. Ioannis de Capestrano, presbyteri",
			john_of_dukla_priest: "S. Ioannis de Dukla, presbyteri",
			john_of_god_duarte_cidade_religious: "S. Ioannis a Deo, religiosi",
			john_of_kanty_priest: "S. Ioannis de Kęty, presbyteri",
			john_of_the_cross_priest: "S. Ioannis a Cruce, presbyteri et Ecclesiæ doctoris",
			john_of_triora_priest: "S. Ioannis de Triora, presbyteri et martyris",
			john_ogilvie_priest: "S. Ioannis Ogilvie, presbyteri et martyris",
			john_paul_ii_pope: "S. Ioannis Pauli II, papæ",
			john_roberts_priest: "S. Ioannis Roberts, presbyteri et martyris",
			john_sarkander_priest: "S. Ioannis Sarkander, presbyteri et martyris",
			john_scheffler_bishop: "B. Ioannis Scheffler, episcopi et martyris",
			john_xxiii_pope: "S. Ioannis XXIII, papæ",
			josaphat_kuntsevych_bishop: "S. Iosaphat, episcopi et martyris",
			jose_maria_de_yermo_y_parres_priest: "S. Iosephi Mariæ de Yermo y Parres, presbyteri",
			josemaria_escriva_de_balaguer_priest: "S. Iosephmariæ Escrivá de Balaguer, presbyteri",
			joseph_bilczewski_bishop: "S. Iosephi Bilczewski, episcopi",
			joseph_de_anchieta_priest: "S. Iosephi de Anchieta, presbyteri",
			joseph_freinademetz_priest: "S. Iosephi Freinademetz, presbyteri",
			joseph_of_calasanz_priest: "S. Iosephi de Calasanz, presbyteri",
			joseph_sebastian_pelczar_bishop: "S. Iosephi Sebastiani Pelczar, episcopi",
			joseph_spouse_of_mary: "S. Iosephi, Sponsi B. M. V.",
			joseph_spouse_of_mary_patron_of_canada: "S. Iosephi, Sponsi B. M. V., patroni Canadæ",
			joseph_the_worker: "S. Iosephi opificis",
			joseph_vaz_priest: "S. Iosephi Vaz, presbyteri",
			joseph_yuan_gengyin_priest: "S. Iosephi Yuan Gengyin, presbyteri et martyris",
			joseph_zhang_dapeng_martyr: "S. Iosephi Zhang Dapeng, martyris",
			josephine_bakhita_virgin: "S. Iosephinæ Bakhita, virginis",
			juan_diego_cuauhtlatoatzin: "S. Ioannis Didaci Cuauhtlatoatzin",
			juliana_of_liege_virgin: "S. Julianæ Leodiensis, virginis",
			julie_billiart_virgin: "S. Juliæ Billiart, virginis",
			junipero_serra_priest: "S. Iuniperi Serra, presbyteri",
			justin_martyr: "S. Iustini, martyris",
			kateri_tekakwitha_virgin: "S. Catharinæ Tekakwitha, virginis",
			katharine_drexel_virgin: "S. Catharinæ Mariæ Drexel, virginis",
			kentigern_of_scotland_bishop: "S. Kentigerni, episcopi",
			kevin_of_glendalough_abbot: "S. Cœmgeni, abbatis",
			kieran_of_saigir_bishop: "S. Kyarani, episcopi",
			kilian_of_wurzburg_bishop: "S. Kiliani, episcopi et martyris",
			kilian_of_wurzburg_bishop_and_companions_martyrs: "Ss. Kiliani, episcopi, et sociorum, martyrum",
			kinga_of_poland_virgin: "S. Cunegundæ, virginis",
			kuriakose_elias_of_the_holy_family_chavara_priest: "S. Kuriakose Eliæ Chavara a Sacra Familia Chavara, presbyteri",
			ladislas_of_gielniow_priest: "B. Ladislai a Gielniów, presbyteri",
			ladislaus_batthyany_strattmann: "B. Ladislai Batthyány-Strattmann",
			ladislaus_i_of_hungary: "S. Ladislai",
			lambert_of_maastricht_bishop: "S. Lamberti, episcopi et martyris",
			landry_of_paris_bishop: "S. Landerici Parisiensis, episcopi",
			laserian_of_leighlin_bishop: "S. Laseriani, episcopi",
			laura_vicuna_virgin: "B. Lauræ Vicuña, virginis",
			laurence_otoole_bishop: "S. Laurentii O’Toole, episcopi",
			laurence_wang_bing_and_companions_martyrs: "Ss. Laurentii Wang Bing et sociorum, martyrum",
			lawrence_bai_xiaoman_martyr: "S. Laurentii Bai Xiaoman, martyris",
			lawrence_of_brindisi_priest: "S. Laurentii de Brindisi, presbyteri et Ecclesiæ doctoris",
			lawrence_of_rome_deacon: "S. Laurentii, diaconi et martyris",
			lawrence_ruiz_and_companions_martyrs: "Ss. Laurentii Ruiz et sociorum, martyrum",
			leander_of_seville_bishop: "S. Leandri, episcopi",
			lelia_of_killeely_virgin: "S. Leliæ, virginis",
			leo_i_the_great_pope: "S. Leonis Magni, papæ et Ecclesiæ doctoris",
			leo_ignatius_mangin_priest_and_companions_martyrs: "Ss. Leonis Ignatii Mangin, presbyteri, et sociorum, martyrum",
			leo_ix_pope: "S. Leonis IX, papæ",
			leoba_of_tauberbischofsheim_abbess: "S. Leobæ, abatissæ",
			leodegar_of_autun_bishop: "S. Leodegarii Augustodunensis, episcopi et martyris",
			leonard_of_noblac_hermit: "S. Leonardi, eremitæ",
			leonid_feodorov_priest: "B. Leonidæ Fiodorov, presbyteri et martyris",
			leopold_iii_of_babenberg: "S. Leopoldi III Babenbergis",
			leopold_mandic_priest: "S. Leopoldi Mandić, presbyteri",
			louis_bertrand_priest: "S. Ludovici Bertrán, presbyteri",
			louis_grignion_de_montfort_priest: "S. Ludovici Mariæ Grignion de Montfort, presbyteri",
			louis_ix_of_france: "S. Ludovici",
			louis_zephirin_moreau_bishop: "B. Ludovici Zephyrini Moreau, episcopi",
			louise_de_marillac_religious: "S. Ludovicæ de Marillac, religiosæ",
			lucius_of_chur_bishop: "S. Lucii I, papæ",
			lucy_of_syracuse_virgin: "S. Luciæ, virginis et martyris",
			lucy_yi_zhenmei_virgin: "S. Luciæ Yi Zhenmei, virginis et martyris",
			ludan_of_scotland_pilgrim: "S. Ludani, pellegrini",
			ludger_of_munster_bishop: "S. Ludgeri Monasteriensis, episcopi",
			ludmila_of_bohemia_martyr: "S. Ludmilæ, martyris",
			luigi_orione_priest: "S. Aloisii Orione, presbyteri",
			luke_evangelist: "S. Lucæ, evangelistæ",
			lydia_of_philippi: "S. Lydiæ",
			mac_nissi_of_connor_bishop: "S. Macnisi, episcopi",
			macartan_of_clogher_bishop: "S. Macartini, episcopi",
			madeleine_sophie_barat_virgin: "S. Magdalenæ Sophiæ Barat, virginis",
			maelruain_of_tallaght_bishop: "S. Maelruain, episcopi et abbatis",
			magnus_erlendsson_martyr: "S. Magni, martyris",
			malachy_of_armagh_bishop: "S. Malachi, episcopi",
			marcel_callo_martyr: "B. Marcelli Callo, martyris",
			marcelina_darowska_religious: "B. Mariæ Marcellinæ Darowska, martyris",
			marcellin_champagnat_priest: "S. Marcellini Iosephi Benedicti Champagnat, presbyteri",
			marcellinus_of_rome_and_peter_the_exorcist_martyrs: "Ss. Marcellini et Petri, martyrum",
			marcellus_of_paris_bishop: "S. Marcelli Parisiensis, episcopi",
			margaret_clitherow_anne_line_and_margaret_ward_virgin_martyrs: "Ss. Margaritæ Clitherow, Annæ Line et Margaritæ Ward, virginis, martyrum",
			margaret_mary_alacoque_virgin: "S. Margaritæ Mariæ Alacoque, virginis",
			margaret_of_antioch_virgin: "S. Margaritæ, virginis et martyris",
			margaret_of_hungary_religious: "S. Margaritæ Hungariæ, religiosæ",
			margaret_of_scotland: "S. Margaritæ Scotiæ",
			marguerite_bourgeoys_virgin: "S. Margaritæ Bourgeoys, virginis",
			marguerite_dyouville_religious: "S. Margaritæ d’Youville, religiosæ",
			maria_goretti_virgin: "S. Mariæ Goretti, virginis et martyris",
			maria_guadalupe_garcia_zavala_virgin: "S. Mariæ Guadalupe García Zavala, virginis",
			maria_micaela_of_the_blessed_sacrament_desmaisieres_virgin: "S. Mariæ Michaelæ a Sanctissimo Sacramento Desmaisières, virginis",
			mariana_of_jesus_de_paredes_virgin: "S. Mariæ Annæ a Iesu de Paredes, virginis",
			marianne_cope_virgin: "S. Mariæ Annæ Cope, virginis",
			marie_anne_blondin_virgin: "B. Mariæ Annæ Blondin, virginis",
			marie_eugenie_of_jesus_milleret_de_brou_virgin: "S. Mariæ Eugeniæ a Iesu Milleret de Brou, virginis et fundatricis",
			marie_leonie_paradis_virgin: "B. Mariæ Leoniæ Paradis, virginis",
			marie_rose_durocher_virgin: "B. Mariæ Rosæ Durocher, virginis",
			mark_evangelist: "S. Marci, evangelistæ",
			marko_krizin_melchior_grodziecki_and_stephen_pongracz_priests: "Ss. Marci Crisini, Melchioris Grodziecki et Stephani Pongracz, presbyterorum et martyrum",
			marko_krizin_priest: "S. Marci Crisini, presbyteri et martyris",
			maron_of_syria_hermit: "S. Maronis, eremitæ",
			martha_of_bethany_mary_of_bethany_and_lazarus_of_bethany: "S. Marthæ, Mariæ et Lazari",
			martin_de_porres_religious: "S. Martini de Porres, religiosi",
			martin_i_pope: "S. Martini I, papæ et martyris",
			martin_of_tours_bishop: "S. Martini Turonensis, episcopi",
			martin_wu_xuesheng_and_companions_martyrs: "Ss. Martini Wu Xuesheng et sociorum, martyrum",
			mary_adeodata_pisani_virgin: "B. Mariæ Adeodatæ Pisani, virginis",
			mary_angela_truszkowska_virgin: "B. Mariæ Angelæ Truszkowska, virginis",
			mary_assunta_pallotta_virgin: "B. Mariæ Assumptæ Pallotta, virginis",
			mary_catherine_of_saint_augustine_catherine_de_simon_de_longpre_virgin: "B. Mariæ Catharinæ a S. Augustino de Simon de Longpré, virginis",
			mary_magdalene: "S. Mariæ Magdalenæ",
			mary_magdalene_de_pazzi_virgin: "S. Mariæ Magdalenæ de’ Pazzi, virginis",
			mary_mother_of_god: "In octava Nativitatis. Sollemnitas Sanctæ Dei Genetricis Mariæ",
			mary_mother_of_the_church: "B. Mariæ Virginis Ecclesiæ Matris",
			mary_of_jesus_crucified_petkovic_virgin: "B. Mariæ a Iesu Crucifixo Petković, virginis",
			mary_of_jesus_in_the_blessed_sacrament_venegas_de_la_torre_virgin: "S. Mariæ a Iesu Sacramentato Venegas de la Torre, virginis",
			mary_of_jesus_the_good_shepherd_siedliska_virgin: "B. Mariæ a Iesu Bono Pastore Siedliska, virginis",
			mary_of_the_cross_mackillop_virgin: "S. Mariæ a Cruce MacKillop, virginis",
			mary_of_the_incarnation_barbara_acarie_religious: "B. Mariæ ab Incarnatione Barbaræ Acarie, religiosæ",
			mary_of_the_incarnation_marie_guyart_religious: "S. Mariæ ab Incarnatione Marie Guyart, religiosæ",
			mary_of_the_providence_eugenie_smet_virgin: "B. Mariæ a Providentia Eugeniæ Smet, virginis",
			mary_of_the_sacred_heart_sophie_therese_de_soubiran_la_louviere_virgin: "B. Mariæ Teresiæ de Soubiran La Louvière, virginis",
			mary_soledad_torres_acosta_virgin: "S. Mariæ a Solitudine Torres Acosta, virginis",
			mary_stella_of_the_blessed_sacrament_mardosewicz_and_companions_virgins: "B. Mariæ Stellæ a SS.mo Sacramento Mardosewicz et sociorum, virginum et martyrum",
			mary_theresa_chiramel_mankidiyan_virgin: "S. Mariæ Teresiæ Chiramel Mankidiyan, virginis",
			mary_theresa_ledochowska_virgin: "B. Mariæ Teresiæ Ledóchowska, virginis",
			mary_ursula_of_jesus_ledochowska_virgin: "S. Mariæ Ursulæ a Iesu Ledóchowska, virginis",
			marydolores_rodriguez_sopena_virgin: "B. Mariæ Perdolentis Rodríguez Sopeña, virginis",
			maternus_of_cologne_bishop: "S. Materni, episcopi",
			maternus_of_cologne_valerius_of_trier_and_eucharius_of_trier_bishops: "Ss. Materni, Valerii et Eucharii, episcoporum",
			matilda_of_ringelheim: "S. Matildæ",
			matthew_apostle: "S. Matthæi, apostoli et evangelistæ",
			matthias_apostle: "S. Matthiæ, apostoli",
			maurice_of_agaunum_and_companions_martyrs: "Ss. Mauritii et sociorum, martyrum",
			maurice_tornay_priest: "B. Mauritii Tornay, presbyteri et martyris",
			maurus_of_pecs_bishop: "S. Mauri, episcopi",
			maximilian_mary_raymund_kolbe_priest: "S. Maximiliani Mariæ Kolbe, presbyteri et martyris",
			mederic_of_autun_and_droctoveus_of_autun_abbots: "Ss. Mederici et Droctovæi, abbatum",
			meinrad_of_einsiedeln_martyr: "S. Meinradi, martyris",
			mel_of_ardagh_bishop: "S. Melis, episcopi",
			melchior_grodziecki_priest: "S. Melchioris Grodziecki, presbyteri et martyris",
			michael_gabriel_and_raphael_archangels: "Ss. Michaelis, Gabrielis et Raphaelis, archangelorum",
			michael_kozal_bishop: "B. Michaelis Kozal, episcopi et martyris",
			miguel_agustin_pro_priest: "B. Michaelis Augustini Pro, presbyteri et martyris",
			miguel_febres_cordero_religious: "S. Michaelis Febres Cordero, religiosi",
			modestus_andlauer_and_andrew_bauer_martyrs: "Ss. Modesti Andlauer et Andreæ Bauer, martyrum",
			modestus_andlauer_martyr: "S. Modesti Andlauer, martyris",
			monica_of_hippo: "S. Monicæ",
			moninne_of_killeavy_virgin: "S. Moninnæ, virginis",
			morand_of_cluny_monk: "S. Morandi, monachi",
			most_holy_body_and_blood_of_christ: "Ss.mi Corporis et Sanguinis Christi",
			most_holy_name_of_jesus: "Ss.mi Nominis Iesu",
			most_holy_name_of_mary: "Ss.mi Nominis Mariæ",
			most_holy_trinity: "Ss.mæ Trinitatis",
			most_sacred_heart_of_jesus: "Sacratissimi Cordis Iesu",
			munchin_of_limerick_bishop: "S. Mainchini, episcopi",
			muredach_of_killala_bishop: "S. Muredachi, episcopi",
			mutien_marie_wiaux_religious: "S. Muciani Mariæ Wiaux, religiosi",
			nativity_of_john_the_baptist: "In Nativitate S. Ioannis Baptistæ",
			nativity_of_the_blessed_virgin_mary: "In Nativitate B. Mariæ Virginis",
			nativity_of_the_lord: "In Nativitate Domini",
			nazaria_ignacia_of_saint_teresa_of_jesus_march_mesa_virgin: "S. Nazariæ Ignatiæ a Sancta Teresia a Iesu March Mesa, virginis",
			nereus_of_terracina_and_achilleus_of_terracina_martyrs: "Ss. Nerei et Achillei, martyrum",
			nicholas_barre_priest: "B. Nicolai Barré, presbyteri",
			nicholas_of_flue_hermit: "S. Nicolai de Flüe, eremitæ",
			nicholas_of_myra_bishop: "S. Nicolai, episcopi",
			nicholas_steno_bishop: "B. Nicolai Stenonis, episcopi",
			nicholas_tavelic_priest: "S. Nicolai Tavelić, presbyteri et martyris",
			ninian_of_whithorn_bishop: "S. Niniani, episcopi",
			norbert_of_xanten_bishop: "S. Norberti, episcopi",
			nuno_of_saint_mary_pereira_religious: "S. Nunii a Sancta Maria Pereira, religiosi",
			nykyta_budka_and_vasyl_velychkovsky_bishops: "Bb. Niceti Budka et Basilii Velychkovskyi, episcoporum et martyrum",
			odile_of_alsace_abbess: "S. Odiliæ, abatissæ",
			odile_of_alsace_abbess_patroness_of_alsace: "S. Odiliæ, abatissæ, patronæ Alsatiæ",
			odoric_of_pordenone_priest: "B. Odorici de Portu Naonis, presbyteri",
			olaf_ii_of_norway_martyr: "S. Olavi, martyris",
			oleksiy_zarytskyi_priest: "B. Alexii Zaryckyj, presbyteri et martyri",
			olga_of_kiev: "S. Olgæ Kioviensis",
			oliver_plunket_bishop: "S. Oliverii Plunket, episcopi et martyris",
			otteran_of_iona_monk: "S. Otterani, monachi",
			otto_of_bamberg_bishop: "S. Ottonis Bambergensis, episcopi",
			our_lady_help_of_christians: "B. Mariæ Virginis Auxilium Christianorum",
			our_lady_mediatrix_of_all_grace: "B. Mariæ Virginis Omnium Gratiarum Mediatricis",
			our_lady_mother_of_christian_unity: "B. Mariæ Virginis Unitatis Christianorum Matris",
			our_lady_mother_of_divine_providence_patroness_of_puerto_rico: "B. Mariæ Virginis Divinæ Providentiæ Matris atque Patronæ Portus Divitis",
			our_lady_of_aparecida_patroness_of_brazil: "B. Mariæ Virginis de Aparecida, Patronæ Brasiliæ",
			our_lady_of_bethlehem: "B. Mariæ Virginis de Bethlehem",
			our_lady_of_china: "B. Mariæ Virginis Sinæ",
			our_lady_of_czestochowa: "B. Mariæ Virginis de Częstochowa",
			our_lady_of_fatima: "B. Mariæ Virginis de Fatima",
			our_lady_of_good_counsel: "B. Mariæ Virginis boni Consilii Matris",
			our_lady_of_guadalupe: "B. Mariæ Virginis de Guadalupe",
			our_lady_of_guadalupe_patroness_of_the_americas: "B. Mariæ Virginis de Guadalupe, Patronæ Americæ",
			our_lady_of_guadalupe_patroness_of_the_philippines: "Beatæ Mariæ Virginis de Guadalupe, Patronæ Insularum Philippinarum",
			our_lady_of_hungary_patroness_of_hungary: "B. Mariæ Virginis, Patronæ Hungariæ",
			our_lady_of_itati: "B. Mariæ Virginis de Itati",
			our_lady_of_knock: "B. Mariæ Virginis de Knock",
			our_lady_of_lanka: "B. Mariæ Virginis de Lanka",
			our_lady_of_lebanon: "B. Mariæ Virginis de Libano",
			our_lady_of_loreto: "B. Mariæ Virginis de Loreto",
			our_lady_of_lourdes: "B. Mariæ Virginis de Lourdes",
			our_lady_of_lujan_patroness_of_argentina: "B. Mariæ Virginis de Luján, Patronæ Argentinæ",
			our_lady_of_madhu: "B. Mariæ Virginis de Madhu",
			our_lady_of_marija_bistrica: "B. Mariæ Virginis de Marija Bistrica",
			our_lady_of_mercy: "B. Mariæ Virginis a Misericordia",
			our_lady_of_mount_carmel: "B. Mariæ Virginis de Monte Carmelo",
			our_lady_of_mount_carmel_mother_and_queen_of_chile: "B. Mariæ Virginis de Monte Carmelo, Chiliæ Matris atque Reginæ",
			our_lady_of_perpetual_help: "B. Mariæ Virginis perpetuæ Auxilium",
			our_lady_of_sorrows: "B. Mariæ Virginis Perdolentis",
			our_lady_of_sorrows_patroness_of_slovakia: "B. Mariæ Virginis Perdolentis, Patronæ Slovaciæ",
			our_lady_of_the_discovery_of_the_hidden_christians: "B. Mariæ Virginis a Inventione occultorum Christianorum",
			our_lady_of_the_gate_of_dawn: "B. Mariæ Virginis Portæ Auroræ",
			our_lady_of_the_miraculous_medal: "B. Mariæ Virginis a Numisma Mirabile",
			our_lady_of_the_pillar: "B. Mariæ Virginis a Columna",
			our_lady_of_the_rosary: "B. Mariæ Virginis a Rosario",
			our_lady_of_the_valley: "B. Mariæ Virginis de Valle",
			our_lady_of_vladimir: "B. Mariæ Virginis Volodimiriensis",
			our_lady_of_walsingham: "B. Mariæ Virginis de Walsingham",
			our_lady_queen_of_peace: "B. Mariæ Virginis Reginæ Pacis",
			our_lady_queen_of_poland: "B Mariæ Virginis Reginæ Poloniæ",
			our_lady_refuge_of_sinners: "B. Mariæ Virginis Refugii peccatorum",
			our_lord_jesus_christ_king_of_the_universe: "D. N. I. C. universorum regis",
			our_lord_jesus_christ_the_eternal_high_priest: "Domini nostri Iesu Christi, Summi et Æterni Sacerdotis",
			our_lord_of_miracles: "Domini Miraculorum",
			palm_sunday_of_the_passion_of_the_lord: "Dominica in Palmis de Passione Domini",
			pancras_of_rome_martyr: "S. Pancratii, martyris",
			pantaleon_of_nicomedia_martyr: "S. Pantaleonis, martyris",
			paschal_baylon_religious: "S. Paschali Baylón, religiosi",
			passion_of_saint_john_the_baptist: "In Passione S. Ioannis Baptistæ",
			patrick_of_ireland_bishop: "S. Patricii, episcopi",
			patrick_of_ireland_bishop_patron_of_ireland: "S. Patricii, episcopi, patroni Hiberniæ",
			paul_chen_changpin_and_companions_martyrs: "Ss. Pauli Chen Changpin et sociorum, martyrum",
			paul_liu_hanzuo_priest: "S. Pauli Liu Hanzuo, presbyteri et martyris",
			paul_miki_and_companions_martyrs: "Ss. Pauli Miki et sociorum, martyrum",
			paul_of_the_cross_priest: "S. Pauli a Cruce, presbyteri",
			paul_of_thebes_hermit: "B. Pauli de Thebis, eremitæ",
			paul_vi_pope: "S. Pauli VI, papæ",
			paulina_of_the_agonizing_heart_of_jesus_visintainer_virgin: "S. Paulinæ a Corde Iesu Agonizanti Visintainer, virginis",
			paulinus_of_nola_bishop: "S. Paulini Nolani, episcopi",
			paulinus_of_trier_bishop: "S. Paulini Trevirensis, episcopi",
			paulinus_of_york_bishop: "S. Paulini Eboracensis, episcopi",
			pavel_peter_gojdic_bishop: "B. Pauli Petri Gojdič, episcopi et martyris",
			pedro_calungsod_martyr: "S. Petri Calungsod, martyris",
			pelagius_of_cordoba_martyr: "S. Pelagii Cordubæ, martyris",
			pentecost_sunday: "Dominica Pentecostes",
			perpetua_of_carthage_and_felicity_of_carthage_martyrs: "Ss. Perpetuæ et Felicitatis, martyrum",
			peter_and_paul_apostles: "Ss. Petri et Pauli, apostolorum",
			peter_baptist_blasquez_paul_miki_and_companions_martyrs: "Ss. Petri Baptistæ Blázquez, Pauli Miki et sociorum, martyrum",
			peter_canisius_priest: "S. Petri Canisii, presbyteri et Ecclesiæ doctoris",
			peter_chanel_priest: "S. Petri Chanel, presbyteri et martyris",
			peter_chanel_priest_patron_of_oceania: "S. Petri Chanel, protomartyris Oceaniæ, patroni Oceaniæ",
			peter_chrysologus_bishop: "S. Petri Chrysologi, episcopi et Ecclesiæ doctoris",
			peter_claver_priest: "S. Petri Claver, presbyteri",
			peter_damian_bishop: "S. Petri Damiani, episcopi et Ecclesiæ doctoris",
			peter_de_zuniga_and_louis_flores_priests: "Bb. Petri de Zúñiga et Ludovici Flores, presbyterorum et martyrum",
			peter_julian_eymard_priest: "S. Petri Iuliani Eymard, presbyteri",
			peter_kibe_priest_and_companions_martyrs: "B. Petri Kibe Kasui, presbyteri, et sociorum, martyrum",
			peter_liu_wenyuan_martyr: "S. Petri Liu Wenyuan, martyris",
			peter_of_alcantara_priest: "S. Petri de Alcantara, presbyteri",
			peter_sanz_bishop: "S. Petri Sanz, episcopi et martyris",
			peter_to_rot_martyr: "B. Petri To Rot, martyris",
			peter_wu_guosheng_martyr: "S. Petri Wu Guosheng, martyris",
			philip_and_james_apostles: "Ss. Philippi et Iacobi, apostolorum",
			philip_evans_and_john_lloyd_priests: "Ss. Philippi Evans et Ioannis Lloyd, presbyterorum et martyrum",
			philip_neri_priest: "S. Philippi Neri, presbyteri",
			philip_of_jesus_de_las_casas_martyr: "S. Philippi a Iesu, presbyteri et martyris",
			philip_of_jesus_de_las_casas_paul_miki_and_companions_martyrs: "Ss. Philippi a Iesu de las Casas, Pauli Miki et sociorum, martyrum",
			pirmin_of_hornbach_abbot: "S. Pirminii, abbatis",
			pius_francesco_forgione_priest: "S. Pii de Pietrelcina, presbyteri",
			pius_ix_pope: "B. Pii IX, papæ",
			pius_v_pope: "S. Pii V, papæ",
			pius_x_pope: "S. Pii X, papæ",
			polycarp_of_smyrna_bishop: "S. Polycarpi, episcopi et martyris",
			pontian_i_pope_and_hippolytus_of_rome_priest: "Ss. Pontiani, papæ, et Hippolyti, presbyteri, martyrum",
			pothinus_of_lyon_bishop_blandina_of_lyon_virgin_and_companions_martyrs: "Ss. Pothini, episcopi, Blandinæ, virginis, et sociorum, martyrum",
			presentation_of_the_blessed_virgin_mary: "In Præsentatione B. Mariæ Virginis",
			presentation_of_the_lord: "In Præsentatione Domini",
			procopius_of_sazava_abbot: "S. Procopii, abbatis",
			publius_of_malta_bishop: "S. Publii, episcopi",
			queenship_of_the_blessed_virgin_mary: "B. Mariæ Virginis Reginæ",
			quirinus_of_sescia_bishop: "S. Quirini Sisciensis, episcopi",
			rabanus_maurus_bishop: "S. Rabani Mauri, episcopi",
			radim_of_gniezno_bishop: "S. Radim, episcopi",
			rafqa_pietra_choboq_ar_rayes_virgin: "S. Rafqa Petræ Choboq Ar-Rayès, virginis",
			raphael_chylinski_priest: "B. Raphaelis Chyliński, presbyteri",
			raphael_guizar_y_valencia_bishop: "S. Raphaelis Guízar Valencia, episcopi",
			raphael_of_saint_joseph_kalinowski_priest: "S. Raphaelis a Sancto Ioseph Kalinowski, presbyteri",
			raymond_of_penyafort_priest: "S. Raimundi de Penyafort, presbyteri",
			remigius_of_reims_bishop: "S. Remigii, episcopi",
			richard_gwyn_martyr: "S. Richardi Gwyn, martyris",
			richard_of_chichester_bishop: "S. Richardi Cicestriæ, episcopi",
			richardis_of_swabia_empress: "S. Richardis, imperatricis",
			rita_of_cascia_religious: "S. Ritæ de Cascia, religiosæ",
			robert_bellarmine_bishop: "S. Roberti Bellarmini, episcopi et Ecclesiæ doctoris",
			roch_gonzalez_alphonsus_rodriguez_and_john_del_castillo_priests: "Ss. Rochi González, Alfonsi Rodríguez et Ioannis del Castillo, presbyterorum et martyrum",
			roch_of_montpellier: "S. Rochi",
			romuald_of_ravenna_abbot: "S. Romualdi, abbatis",
			rosalie_jeanne_marie_rendu_virgin: "B. Rosaliæ Rendu, virginis",
			rose_of_lima_virgin: "S. Rosæ de Lima, virginis",
			rose_of_lima_virgin_copatroness_of_the_philippines: "S. Rosæ de Lima, virginis, patronæ secundariæ Insularum Philippinæ",
			rose_philippine_duchesne_virgin: "S. Rosæ Philippinæ Duchesne, virginis",
			rupert_of_salzburg_and_virgilius_of_salzburg_bishops: "Ss. Ruperti et Virgilii Salisburgensis, episcoporum",
			salomea_of_poland_religious: "B. Salomeæ, religiosæ",
			sancha_of_portugal_and_mafalda_of_portugal_virgins: "B. Sanchæ et Maphaldæ, virginum",
			sara_salkahazi_virgin: "B. Saræ Salkaházi, virginis et martyris",
			scholastica_of_nursia_virgin: "S. Scholasticæ, virginis",
			sebastian_de_aparicio_religious: "B. Sebastiani ab Apparitio, religiosi",
			sebastian_of_milan_martyr: "S. Sebastiani, martyris",
			senan_of_inis_cathaigh_bishop: "S. Senani, episcopi",
			seven_holy_founders_of_the_servite_order: "Ss. septem Fundatorum Ordinis Servorum B. M. V.",
			seven_martyred_nuns_from_the_franciscan_missionaries_of_mary: "Ss. septem sorores ex Instituto Franciscanum Missionariarum Mariæ, martyrum",
			severinus_of_noricum_monk: "S. Severini de Noricum, monachi",
			sharbel_makhluf_priest: "S. Sarbelii Makhlūf, presbyteri",
			shipwreck_of_saint_paul_apostle: "Naufragii S. Pauli, apostoli",
			sigismund_of_burgundy_martyr: "S. Sigismundi, martyris",
			sigmund_felix_felinski_bishop: "S. Sigismundi Felicis Feliński, episcopi",
			simon_and_jude_apostles: "Ss. Simonis et Iudæ, apostolorum",
			simon_of_lipnica_priest: "S. Simonis de Lipnica, presbyteri",
			six_welsh_martyrs_and_companions: "Ss. Sex Matyrum Cambriæ et sociorum",
			sixtus_ii_pope_and_companions_martyrs: "Ss. Xysti II, papæ, et sociorum, martyrum",
			spyridon_of_trimythous_bishop: "S. Spyridonis, episcopi",
			stanislaus_kazimierczyk_priest: "S. Stanislai Kazimierczyk, presbyteri",
			stanislaus_kostka_religious: "S. Stanislai Kostka, religiosi",
			stanislaus_of_szczepanow_bishop: "S. Stanislai, episcopi et martyris",
			stanislaus_of_szczepanow_bishop_patron_of_poland: "S. Stanislai, episcopi, martyris, patroni Poloniæ",
			stephen_i_of_hungary: "S. Stephani Hungariæ",
			stephen_the_first_martyr: "S. Stephani, protomartyris",
			sunday_of_the_word_of_god: "Dominica tertia per annum, seu Dominica Verbi Dei",
			sunniva_of_norway_virgin: "S. Sunnivæ, virginis et martyris",
			swithun_of_winchester_bishop: "S. Swithuni, episcopi",
			sylvester_i_pope: "S. Silvestri I, papæ",
			szilard_bogdanffy_bishop: "B. Szilárd Bogdánffy, episcopi et martyris",
			teilo_of_llandaff_bishop: "S. Teliavi, episcopi",
			teresa_benedicta_of_the_cross_stein_virgin: "S. Teresiæ Benedictæ a Cruce Stein, virginis et martyris",
			teresa_benedicta_of_the_cross_stein_virgin_copatroness_of_europe: "S. Teresiæ Benedictæ a Cruce Stein, virginis, martyris, patronæ secundariæ Europæ",
			teresa_of_calcutta_virgin: "S. Teresiæ de Calcutta, virginis",
			teresa_of_jesus_jornet_ibars_virgin: "S. Teresiæ a Iesu Jornet Ibars, virginis",
			teresa_of_jesus_of_avila_virgin: "S. Teresiæ a Iesu, virginis et Ecclesiæ doctoris",
			teresa_of_jesus_of_los_andes_virgin: "S. Teresiæ a Iesu de Los Andes, virginis",
			teresa_of_portugal_religious: "B. Teresiæ Lusitaniæ, religiosæ",
			theodore_of_canterbury_bishop: "S. Theodori Cantuariensis, episcopi",
			theodore_romzha_bishop: "B. Theodori Romzsa, episcopi et martyris",
			theodosius_of_the_caves_abbot: "S. Theodosii Kioviensis, abbatis",
			theotonius_of_coimbra_priest: "S. Theotonii, presbyteri",
			therese_of_the_child_jesus_and_the_holy_face_of_lisieux_virgin: "S. Teresiæ a Iesu Infante, virginis et Ecclesiæ doctoris",
			therese_of_the_child_jesus_and_the_holy_face_of_lisieux_virgin_copatroness_of_france: "S. Teresiæ a Iesu Infante et a Sacro Vultu Lexoviensis, virginis et Ecclesiæ doctoris, patronæ secundariæ Galliæ",
			thomas_apostle: "S. Thomæ, apostoli",
			thomas_aquinas_priest: "S. Thomæ de Aquino, presbyteri et Ecclesiæ doctoris",
			thomas_becket_bishop: "S. Thomæ Becket, episcopi et martyris",
			thomas_hioji_rokuzayemon_nishi_priest_and_companions_martyrs: "Ss. Thomæ Hioji Rokuzayemon Nishi, presbyteri, et sociorum, martyrum",
			thomas_jean_georges_rehm_priest: "B. Thomæ Ioannis Georgii Rehm, presbyteri et martyris",
			thomas_of_villanova_bishop: "S. Thomæ a Villanova, episcopi",
			thorfinn_of_hamar_bishop: "S. Thorfinni, episcopi",
			thorlac_of_iceland_bishop: "S. Thorlaci, episcopi",
			thursday_of_the_lords_supper: "$(names:holy_thursday), in Cena Domini",
			timothy_of_ephesus_and_titus_of_crete_bishops: "Ss. Timothei et Titi, episcoporum",
			transfiguration_of_the_lord: "In Transfiguratione Domini",
			translation_of_the_relics_of_odile_of_alsace_abbess: "In Translatione reliquiarum S. Odiliæ",
			translation_of_the_relics_of_saint_stephen_of_hungary: "In Translatione reliquiarum S. Stephani Hungariæ",
			turibius_of_mogrovejo_bishop: "S. Turibii de Mogrovejo, episcopi",
			ulrich_of_augsburg_bishop: "S. Udalrici Augustensis, episcopi",
			urban_i_pope: "S. Urbani I, papæ",
			ursula_of_cologne_and_companions_virgins: "Ss. Ursulæ Coloniensis et sociorum, virginum et martyrum",
			valentine_of_raetia_bishop: "S. Valentini Rhætiæ, episcopi",
			valerius_of_trier_bishop: "S. Valerii, episcopi",
			vincent_de_paul_priest: "S. Vincentii de Paul, presbyteri",
			vincent_ferrer_priest: "S. Vincentii Ferrer, presbyteri",
			vincent_kadlubek_bishop: "B. Vincentii Kadłubek, episcopi",
			vincent_lewoniuk_and_companions_martyrs: "Beatorum Martyrum de Pratulin",
			vincent_of_saragossa_deacon: "S. Vincentii, diaconi et martyris",
			vincent_pallotti_priest: "S. Vincentii Pallotti, presbyteri",
			virgilius_of_salzburg_bishop: "S. Virgilii Salisburgensis, episcopi",
			visitation_of_mary: "In Visitatione B. Mariæ Virginis",
			vitus_of_lucania_martyr: "S. Viti, martyris",
			vladimir_ghika_priest: "B. Vladimiri Ghika, presbyteri et martyris",
			vladimir_i_the_great_of_kiev: "S. Vladimiri I Magni",
			waitangi_day: "Dies Nationalis Novæ Zelandiæ",
			walpurga_of_heidenheim_abbess: "S. Walburgis, abatissæ",
			wenceslaus_i_of_bohemia_martyr: "S. Venceslai, martyris",
			wenceslaus_i_of_bohemia_martyr_patron_of_the_czech_nation: "S. Venceslai, martyris, patroni de gente Bohemica",
			wendelin_of_trier_hermit: "S. Vendelini, eremitæ",
			wilfrid_of_york_bishop: "S. Wilfridi, episcopi",
			william_apor_bishop: "B. Gulielmi Apor, episcopi et martyris",
			willibald_of_eichstatt_bishop: "S. Willibaldi, episcopi",
			willibrord_of_utrecht_bishop: "S. Willibrordi, episcopi",
			winefride_of_flintshire_virgin: "S. Wenefredæ, virginis",
			wladyslaw_bladzinski_priest_and_companions_martyrs: "B. Ladislai Błądziński, presbyteri, et sociorum, martyrum",
			wolfgang_of_regensburg_bishop: "S. Wolfgangi Ratisbonensis, episcopi",
			wulstan_of_worcester_bishop: "S. Wulstani, episcopi",
			yolanda_of_poland_religious: "B. Iolentæ, religiosæ",
			zdenka_cecilia_schelingova_virgin: "B. Sidoniæ Cæciliæ Scheling, virginis et martyris",
			zdislava_of_lemberk: "S. Zdislavæ",
			zepherin_namuncura: "B. Zephyrini Namuncurá",
			zoltan_lajos_meszlenyi_bishop: "B. Zoltán Lajos Meszlényi, episcopi et martyris",
			zygmunt_gorazdowski_priest: "S. Sigismundi Gorazdowski, presbyteri"
		},
		ordinals: {
			"1_feminine": "prima",
			"1_masculine": "primus",
			"2_feminine": "secunda",
			"2_masculine": "secundus",
			"3_feminine": "tertia",
			"3_masculine": "tertius",
			"4_feminine": "quarta",
			"4_masculine": "quartus",
			"5_feminine": "quinta",
			"5_masculine": "quintus",
			"6_feminine": "sexta",
			"6_masculine": "sextus",
			"7_feminine": "septima",
			"7_masculine": "septimus",
			"8_feminine": "octava",
			"8_masculine": "octavus",
			"9_feminine": "nona",
			"9_masculine": "nonus",
			"10_feminine": "decima",
			"10_masculine": "decimus",
			"11_feminine": "undecima",
			"11_masculine": "undecimus",
			"12_feminine": "duodecima",
			"12_masculine": "duodecimus",
			"13_feminine": "decima tertia",
			"13_masculine": "decimus tertius",
			"14_feminine": "decima quarta",
			"14_masculine": "decimus quartus",
			"15_feminine": "decima quinta",
			"15_masculine": "decimus quintus",
			"16_feminine": "decima sexta",
			"16_masculine": "decimus sextus",
			"17_feminine": "decima septima",
			"17_masculine": "decimus septimus",
			"18_feminine": "decima octava",
			"18_masculine": "decimus octavus",
			"19_feminine": "decima nona",
			"19_masculine": "decimus nonus",
			"20_feminine": "vigesima",
			"20_masculine": "vigesimus",
			"21_feminine": "vigesima prima",
			"21_masculine": "vigesimus primus",
			"22_feminine": "vigesima secunda",
			"22_masculine": "vigesimus secundus",
			"23_feminine": "vigesima tertia",
			"23_masculine": "vigesimus tertius",
			"24_feminine": "vigesima quarta",
			"24_masculine": "vigesimus quartus",
			"25_feminine": "vigesima quinta",
			"25_masculine": "vigesimus quintus",
			"26_feminine": "vigesima sexta",
			"26_masculine": "vigesimus sextus",
			"27_feminine": "vigesima septima",
			"27_masculine": "vigesimus septimus",
			"28_feminine": "vigesima octava",
			"28_masculine": "vigesimus octavus",
			"29_feminine": "vigesima nona",
			"29_masculine": "vigesimus nonus",
			"30_feminine": "trigesima",
			"30_masculine": "trigesimus",
			"31_feminine": "trigesima prima",
			"31_masculine": "trigesimus primus",
			"32_feminine": "trigesima secunda",
			"32_masculine": "trigesimus secundus",
			"33_feminine": "trigesima tertia",
			"33_masculine": "trigesimus tertius",
			"34_feminine": "trigesima quartra",
			"34_masculine": "trigesimus quartrus"
		},
		periods: {
			epiphany: "Epiphaniæ",
			holy_week: "Hebdomadæ Sanctæ"
		},
		ranks: {
			feast: "festum",
			memorial: "memoria",
			optional_memorial: "memoria ad libitum",
			solemnity: "sollemnitas",
			sunday: "dominica",
			weekday: "feria"
		},
		seasons: {
			advent: {
				privileged_weekday: "Dia {{day}} $t(months:11)",
				season: "Adventus",
				sunday: "Dominica $t(ordinals:{{week}}, { \"context\": \"feminine\" }) Adventus",
				weekday: "$t(weekdays:{{dow}}, capitalize), hebdomada $t(ordinals:{{week}}, { \"context\": \"feminine\" }) Adventus"
			},
			christmas_time: {
				after_epiphany: "$t(weekdays:{{dow}}, capitalize) post Epiphaniam",
				before_epiphany: "Die {{day}} $t(months:0)",
				day: "$t(weekdays:{{dow}}, capitalize) temporis Nativitatis",
				octave: "De die {{count}} infra octavam Nativitatis",
				season: "Nativitatis",
				second_sunday_after_christmas: "Dominica secunda post Nativitatem"
			},
			easter_time: {
				octave: "De die $t(weekdays:{{dow}}, capitalize) infra octavam Paschæ",
				season: "Paschæ",
				sunday: "Dominica $t(ordinals:{{week}}, { \"context\": \"feminine\" }) Paschæ",
				weekday: "$t(weekdays:{{dow}}, capitalize), hebdomada $t(ordinals:{{week}}, { \"context\": \"feminine\" }) temporis paschalis"
			},
			lent: {
				day_after_ash_wed: "$t(weekdays:{{dow}}, capitalize) post Cineres",
				holy_week_day: "$t(weekdays:{{dow}}, capitalize) Hebdomadæ Sanctæ",
				season: "Quadragesimæ",
				sunday: "Dominica $t(ordinals:{{week}}, { \"context\": \"feminine\" }) Quadragesimæ",
				weekday: "$t(weekdays:{{dow}}, capitalize), hebdomada $t(ordinals:{{week}}, { \"context\": \"feminine\" }) Quadragesimæ"
			},
			ordinary_time: {
				season: "Per annum",
				sunday: "Dominica $t(ordinals:{{week}}, { \"context\": \"feminine\" }) per annum",
				weekday: "$t(weekdays:{{dow}}, capitalize), hebdomada $t(ordinals:{{week}}, { \"context\": \"feminine\" }) per annum"
			},
			paschal_triduum: { season: "Triduum paschale" }
		},
		weekdays: {
			0: "dominica",
			1: "feria secunda",
			2: "feria tertia",
			3: "feria quarta",
			4: "feria quinta",
			5: "feria sexta",
			6: "sabbato"
		}
	},
	Pl: {
		colors: {
			black: "czarny",
			gold: "złoty",
			green: "zielony",
			purple: "fioletowy",
			red: "czerwony",
			rose: "różowy",
			white: "biały"
		},
		id: "pl",
		months: {
			0: "stycznia",
			1: "lutego",
			2: "marca",
			3: "kwietnia",
			4: "maja",
			5: "czerwca",
			6: "lipca",
			7: "sierpnia",
			8: "września",
			9: "października",
			10: "listopada",
			11: "grudnia"
		},
		names: {
			adalbert_of_prague_bishop: "Św. Wojciecha, biskupa i męczennika",
			adalbert_of_prague_bishop_patron_of_poland: "Św. Wojciecha, biskupa i męczennika, głównego patrona Polski",
			adelaide_of_burgundy_empress: "Św. Adelajdy Burgundzkiej, cesarzowej",
			adelphus_of_metz_bishop: "Św. Adelfa z Metz, biskupa",
			agatha_of_sicily_virgin: "Św. Agaty, dziewicy i męczennicy",
			agnes_cao_guiying_martyr: "Św. Agnieszki Cao Guiying, męczennicy",
			agnes_of_rome_virgin: "Św. Agnieszki, dziewicy i męczennicy",
			alberic_crescitelli_priest: "Św. Alberyka Crescitellego, prezbitera i męczennika",
			albert_chmielowski_religious: "Św. Brata Alberta Chmielowskiego, zakonnika",
			albert_the_great_bishop: "Św. Alberta Wielkiego, biskupa i doktora Kościoła",
			all_saints: "Wszystkich Świętych",
			all_saints_of_the_archdiocese_of_paris: "Wszystkich Świętych archidiecezji paryskiej",
			all_saints_of_the_diocese_of_saint_denis: "Wszystkich Świętych diecezji Saint-Denis",
			aloysius_gonzaga_religious: "Św. Alojzego Gonzagi, zakonnika",
			aloysius_versiglia_bishop_and_callistus_caravario_priest_martyrs: "Świętych Alojzego Versiglii, biskupa i Kaliksta Caravaria, prezbitera",
			alphonsus_mary_liguori_bishop: "Św. Alfonsa Marii Liguoriego, biskupa i doktora Kościoła",
			amandus_of_strasbourg_bishop: "Św. Amanda ze Strasburga, biskupa",
			amarin_of_alsace_abbot: "Św. Amarina, opata i męczennika",
			ambrose_of_milan_bishop: "Św. Ambrożego, biskupa i doktora Kościoła",
			andrew_apostle: "Św. Andrzeja, Apostoła",
			andrew_apostle_patron_of_scotland: "Św. Andrzeja, Apostoła, patrona Szkocji",
			andrew_bobola_priest: "Św. Andrzeja Boboli, prezbitera i męczennika, patrona Polski",
			andrew_dung_lac_priest_and_companions_martyrs: "Świętych męczenników Andrzeja Dung-Lac, prezbitera, i Towarzyszy",
			andrew_kim_tae_gon_priest_paul_chong_ha_sang_and_companions_martyrs: "Świętych męczenników Andrzeja Kim Taegon, prezbitera, Pawła Chong Hasang i Towarzyszy",
			andrew_zorard_of_nitra_and_benedict_of_skalka_hermits: "Świętych pustelników Andrzeja Świerada i Benedykta",
			angela_merici_virgin: "Św. Anieli Merici, dziewicy",
			angela_salawa_virgin: "Bł. Anieli Salawy, dziewicy",
			annunciation_of_the_lord: "Zwiastowanie Pańskie",
			anselm_of_canterbury_bishop: "Św. Anzelma, biskupa i doktora Kościoła",
			ansgar_of_hamburg_bishop: "Św. Oskara, biskupa",
			anthony_julian_nowowiejski_bishop_and_companions_martyrs: "Błogosławionych męczenników Antoniego Juliana Nowowiejskiego, biskupa, i Towarzyszy",
			anthony_mary_claret_bishop: "Św. Antoniego Marii Clareta, biskupa",
			anthony_of_egypt_abbot: "Św. Antoniego, opata",
			anthony_of_padua_priest: "Św. Antoniego z Padwy, prezbitera i doktora Kościoła",
			anthony_zaccaria_priest: "Św. Antoniego Marii Zaccarii, prezbitera",
			apollinaris_of_ravenna_bishop: "Św. Apolinarego, biskupa i męczennika",
			arbogast_of_strasbourg_bishop: "Św. Arbogasta, biskupa",
			arbogast_of_strasbourg_bishop_patron_of_the_archdiocese_of_strasbourg: "Św. Arbogasta, biskupa i patrona archidiecezji Strasburskiej",
			ascension_of_the_lord: "Wniebowstąpienie Pańskie",
			ash_wednesday: "Środa Popielcowa",
			assumption_of_the_blessed_virgin_mary: "Wniebowzięcie Najświętszej Maryi Panny",
			athanasius_of_alexandria_bishop: "Św. Atanazego, biskupa i doktora Kościoła",
			audoen_of_rouen_bishop: "Św. Audoena, biskupa",
			augustine_of_canterbury_bishop: "Św. Augustyna z Canterbury, biskupa",
			augustine_of_hippo_bishop: "Św. Augustyna, biskupa i doktora Kościoła",
			augustine_zhao_rong_priest: "Św. Augustyna Zhao Rong, prezbitera i męczennika",
			augustine_zhao_rong_priest_and_companions_martyrs: "Świętych męczenników Augustyna Zhao Rong, prezbitera, i Towarzyszy",
			aurelia_of_strasbourg_virgin: "Św. Aurelii ze Strasburga, dziewicy",
			baptism_of_the_lord: "Chrzest Pański",
			barbara_of_heliopolis_virgin: "Św. Barbary, dziewicy i męczennicy",
			barnabas_apostle: "Św. Barnaby, Apostoła",
			bartholomew_apostle: "Św. Bartłomieja, Apostoła",
			basil_the_great_and_gregory_nazianzen_bishops: "Świętych Bazylego Wielkiego i Grzegorza z Nazjanzu, biskupów i doktorów Kościoła",
			bede_the_venerable_priest: "Św. Bedy Czcigodnego, prezbitera i doktora Kościoła",
			benedict_of_aniane_abbot: "Św. Benedykta z Anianu, opata",
			benedict_of_nursia_abbot: "Św. Benedykta, opata",
			benedict_of_nursia_abbot_patron_of_europe: "Św. Benedykta, opata, patrona Europy",
			bernard_of_clairvaux_abbot: "Św. Bernarda, opata i doktora Kościoła",
			bernardine_of_siena_priest: "Św. Bernardyna ze Sieny, prezbitera",
			blaise_of_sebaste_bishop: "Św. Błażeja, biskupa i męczennika",
			blessed_martyrs_of_paris: "Bł. Męczenników z Paryża",
			bogumilus_of_dobrow_bishop: "Bł. Bogumiła, biskupa",
			boleslawa_mary_lament_virgin: "Bł. Bolesławy Marii Lament, dziewicy",
			bonaventure_of_bagnoregio_bishop: "Św. Bonawentury, biskupa i doktora Kościoła",
			boniface_of_mainz_bishop: "Św. Bonifacego, biskupa i męczennika",
			bridget_of_sweden_religious: "Św. Brygidy, zakonnicy",
			bridget_of_sweden_religious_copatroness_of_europe: "Św. Brygidy, zakonnicy, patronki Europy",
			brigid_of_kildare_virgin: "Św. Brygidy z Kildare, ksieni",
			brigid_of_kildare_virgin_copatroness_of_ireland: "Św. Brygidy z Kildare, dziewicy i patronki Irlandii",
			bronislava_of_poland_virgin: "Bł. Bronisławy, dziewicy",
			bruno_of_cologne_priest: "Św. Brunona, prezbitera",
			bruno_of_querfurt_bishop: "Św. Brunona Bonifacego z Kwerfurtu, biskupa i męczennika",
			cajetan_of_thiene_priest: "Św. Kajetana, prezbitera",
			callistus_i_pope: "Św. Kaliksta I, papieża i męczennika",
			camillus_de_lellis_priest: "Św. Kamila de Lellis, prezbitera",
			carmelites_of_compiegne_virgins_and_martyrs: "Bł. karmelitanek z Compiègne, dziewic i męczennic",
			caroline_kozka_virgin: "Bł. Karoliny Kózkówny, dziewicy i męczennicy",
			casimir_of_poland: "Św. Kazimierza, królewicza",
			catherine_of_alexandria_virgin: "Św. Katarzyny Aleksandryjskiej, dziewicy i męczennicy",
			catherine_of_siena_virgin: "Św. Katarzyny Sieneńskiej, dziewicy i doktora Kościoła",
			catherine_of_siena_virgin_copatroness_of_europe: "Św. Katarzyny Sieneńskiej, dziewicy i doktora Kościoła, patronki Europy",
			catherine_of_siena_virgin_copatroness_of_italy_and_europe: "Św. Katarzyny Sieneńskiej, dziewicy i doktora Kościoła, patronki Włoch i Europy",
			catherine_zoe_laboure_virgin: "Św. Katarzyny Labouré, dziewicy",
			cecilia_of_rome_virgin: "Św. Cecylii, dziewicy i męczennicy",
			ceraunus_of_paris_bishop: "Św. Cerana z Paryża, biskupa",
			ceslaus_of_poland_priest: "Bł. Czesława, prezbitera",
			chair_of_saint_peter_the_apostle: "Katedry św. Piotra, Apostoła",
			charles_borromeo_bishop: "Św. Karola Boromeusza, biskupa",
			charles_lwanga_and_companions_martyrs: "Świętych męczenników Karola Lwangi i Towarzyszy",
			charles_of_jesus_de_foucauld: "Św. Karola de Foucauld, prezbitera",
			christopher_magallanes_priest_and_companions_martyrs: "Świętych męczenników Krzysztofa Magallanesa, prezbitera, i Towarzyszy",
			clare_of_assisi_virgin: "Św. Klary, dziewicy",
			clement_i_pope: "Św. Klemensa I, papieża i męczennika",
			columba_of_iona_abbot: "Św. Kolumbana, zakonnika",
			columba_of_iona_abbot_copatron_of_ireland: "Św. Kolumbana, zakonnika, patrona Irlandii",
			columban_of_luxeuil_abbot: "Św. Kolumbana, opata",
			commemoration_of_all_the_faithful_departed: "Wspomnienie wszystkich wiernych zmarłych",
			conversion_of_saint_paul_the_apostle: "Nawrócenie św. Pawła, Apostoła",
			cornelius_i_pope_and_cyprian_of_carthage_bishop_martyrs: "Świętych męczenników Korneliusza, papieża, i Cypriana, biskupa",
			cosmas_of_cilicia_and_damian_of_cilicia_martyrs: "Świętych męczenników Kosmy i Damiana",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop: "Świętych Cyryla, mnicha i Metodego, biskupa",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop_copatrons_of_europe: "Świętych Cyryla, mnicha i Metodego, biskupa, patronów Europy",
			cyril_of_alexandria_bishop: "Św. Cyryla Aleksandryjskiego, biskupa i doktora Kościoła",
			cyril_of_jerusalem_bishop: "Św. Cyryla Jerozolimskiego, biskupa i doktora Kościoła",
			damasus_i_pope: "Św. Damazego I, papieża",
			daniel_brottier_priest: "Bł. Daniela Brottiera, prezbitera",
			dedication_of_consecrated_churches: "Rocznica poświęcenia kościoła własnego",
			dedication_of_the_basilica_of_saint_mary_major: "Rocznica poświęcenia rzymskiej Bazyliki Najświętszej Maryi Panny",
			dedication_of_the_basilicas_of_saints_peter_and_paul_apostles: "Rocznica poświęcenia rzymskich bazylik świętych apostołów Piotra i Pawła",
			dedication_of_the_cathedral_basilica_of_saint_denis_france: "Rocznica poświęcenia Bazyliki Katedralnej Saint-Denis, Francja",
			dedication_of_the_cathedral_of_notre_dame_de_strasbourg_france: "Rocznica poświęcenia Katedry Notre-Dame de Strasbourg, Francja",
			dedication_of_the_lateran_basilica: "Rocznica poświęcenia Bazyliki Laterańskiej",
			dedication_of_the_notre_dame_de_paris_cathedral_paris_france: "Rocznica poświęcenia Katedry Notre-Dame de Paris, Francja",
			denis_of_paris_bishop_and_companions_martyrs: "Świętych męczenników Dionizego, biskupa, i Towarzyszy",
			denis_of_paris_bishop_patron_of_the_archdiocese_of_paris: "Św. Dionizego, biskupa i męczennika, patrona archidiecezji paryskiej",
			denis_of_paris_bishop_patron_of_the_city_and_of_the_diocese_of_saint_denis: "Św. Dionizego, biskupa i męczennika, patrona miasta i diecezji Saint-Denis",
			divine_mercy_sunday: "2 Niedziela Wielkanocna czyli Niedziela Miłosierdzia Bożego",
			dominic_de_guzman_priest: "Św. Dominika, prezbitera",
			easter_sunday: "Niedziela Wielkanocy Zmartwychwstania Pańskiego",
			edmund_bojanowski: "Bł. Edmunda Bojanowskiego",
			eligius_of_noyon_bishop: "Św. Eligiusza, biskupa",
			elizabeth_of_hungary_religious: "Św. Elżbiety Węgierskiej, zakonnicy",
			elizabeth_of_portugal: "Św. Elżbiety Portugalskiej",
			ephrem_the_syrian_deacon: "Św. Efrema, diakona i doktora Kościoła",
			epiphany_of_the_lord: "Objawienie Pańskie",
			eucharius_of_trier_bishop: "Św. Euchariusza, biskupa",
			eugenia_of_alsace_and_attala_of_alsace_virgins: "Św. Eugenii i Attali, dziewic",
			eusebius_of_vercelli_bishop: "Św. Euzebiusza z Vercelii, biskupa",
			exaltation_of_the_holy_cross: "Podwyższenie Krzyża Świętego",
			fabian_i_pope: "Św. Fabiana, papieża i męczennika",
			faustina_kowalska_virgin: "Św. Faustyny Kowalskiej, dziewicy",
			fidelis_of_sigmaringen_priest: "Św. Fidelisa z Sigmaringen, prezbitera i męczennika",
			first_martyrs_of_the_holy_roman_church: "Świętych Pierwszych Męczenników Świętego Kościoła rzymskiego",
			first_polish_martyrs: "Świętych Benedykta, Jana, Mateusza, Izaaka i Krystyna, pierwszych męczenników Polski",
			florentius_of_strasbourg_bishop: "Św. Florencjusza, biskupa",
			florian_of_lorch_martyr: "Św. Floriana, męczennika",
			frances_of_rome_religious: "Św. Franciszki Rzymianki, zakonnicy",
			francis_de_sales_bishop: "Św. Franciszka Salezego, biskupa i doktora Kościoła",
			francis_diaz_del_rincon_priest_and_companions_martyrs: "Świętych męczenników Franciszka Diaza, prezbitera, i Towarzyszy",
			francis_ferdinand_de_capillas_priest: "Św. Franciszka Fernandeza de Capillas, prezbitera i męczennika",
			francis_of_assisi: "Św. Franciszka z Asyżu",
			francis_of_assisi_patron_of_italy: "Św. Franciszka z Asyżu, patrona Włoch",
			francis_of_paola_hermit: "Św. Franciszka z Paoli, pustelnika",
			francis_xavier_priest: "Św. Franciszka Ksawerego, prezbitera",
			frederic_ozanam_founder: "Bł. Fryderyka Ozanama, założyciela",
			friday_of_the_passion_of_the_lord: "Wielki Piątek Męki Pańskiej",
			gabriel_taurin_dufresse_bishop: "Św. Jana Dufresse, biskupa i męczennika",
			george_matulaitis_bishop: "Bł. Jerzego Matulewicza, biskupa",
			george_of_lydda_martyr: "Św. Grzegorza, męczennika",
			george_of_lydda_martyr_patron_of_england: "Św. Grzegorza, męczennika, patrona Anglii",
			germain_of_paris_bishop: "Św. Germana, biskupa",
			gertrude_the_great_virgin: "Św. Gertrudy, dziewicy",
			gregory_grassi_francis_fogolla_and_anthony_fantosati_bishops_and_companions_martyrs: "Świętych męczenników Grzegorza Grassiego, Franciszka Fogolli i Antoniego Fantosatiego, biskupów, i Towarzyszy",
			gregory_i_the_great_pope: "Św. Grzegorza Wielkiego, papieża i doktora Kościoła",
			gregory_of_narek_abbot: "Św. Grzegorza z Nareku, opata i doktora Kościoła",
			gregory_vii_pope: "Św. Grzegorza VII, papieża",
			hedwig_of_poland: "Św. Jadwigi Królowej",
			hedwig_of_silesia_religious: "Św. Jadwigi Śląskiej",
			henry_ii_emperor: "Św. Henryka",
			henry_of_finland_bishop: "Św. Henryka, biskupa i męczennika",
			hilary_of_poitiers_bishop: "Św. Hilarego, biskupa i doktora Kościoła",
			hildegard_of_bingen_abbess: "Św. Hildegardy z Bingen, opatki i doktora Kościoła",
			holy_family_of_jesus_mary_and_joseph: "Świętej Rodziny Jezusa, Maryi i Józefa",
			holy_guardian_angels: "Świętych Aniołów Stróżów",
			holy_innocents_martyrs: "Św. Młodzianków, męczenników",
			holy_saturday: "Wielka Sobota",
			holy_thursday: "Wielki Czwartek",
			honorat_kozminski_priest: "Bł. Honorata Koźmińskiego, prezbitera",
			hyacinth_of_poland_priest: "Św. Jacka, prezbitera",
			ignatius_of_antioch_bishop: "Św. Ignacego Antiocheńskiego, biskupa i męczennika",
			ignatius_of_loyola_priest: "Św. Ignacego z Loyoli, prezbitera",
			immaculate_conception_of_the_blessed_virgin_mary: "Niepokalane Poczęcie Najświętszej Maryi Panny",
			immaculate_heart_of_mary: "Niepokalanego Serca Najświętszej Maryi Panny",
			innocent_v_pope: "Bł. Innocentego V, papieża",
			irenaeus_of_lyon_bishop: "Św. Ireneusza, biskupa, męczennika i doktora Kościoła",
			isabelle_of_france_virgin: "Bł. Izabeli Francuskiej, dziewicy",
			isidore_of_seville_bishop: "Św. Izydora, biskupa i doktora Kościoła",
			james_apostle: "Św. Jakuba, Apostoła",
			james_strzemie_bishop: "Bł. Jakuba Strzemię, biskupa",
			jane_frances_de_chantal_religious: "Św. Joanny Franciszki de Chantal, zakonnicy",
			januarius_i_of_benevento_bishop: "Św. Januarego, biskupa i męczennika",
			jerome_emiliani: "Św. Hieronima Emilianiego",
			jerome_of_stridon_priest: "Św. Hieronima, prezbitera i doktora Kościoła",
			joachim_and_anne_parents_of_mary: "Świętych Joachima i Anny, rodziców Najświętszej Maryi Panny",
			joachim_he_kaizhi_martyr: "Św. Joachima He Kaizhi, męczennika",
			john_apostle: "Św. Jana, Apostoła i Ewangelisty",
			john_baptist_de_la_salle_priest: "Św. Jana Chrzciciela de la Salle, prezbitera",
			john_beyzym_priest: "Bł. Jana Beyzyma, prezbitera",
			john_bosco_priest: "Św. Jana Bosko, prezbitera",
			john_chrysostom_bishop: "Św. Jana Chryzostoma, biskupa i doktora Kościoła",
			john_damascene_priest: "Św. Jana Damasceńskiego, prezbitera i doktora Kościoła",
			john_de_brebeuf_isaac_jogues_priests_and_companions_martyrs: "Świętych męczenników Jana de Brebeuf, Izaaka Jogues’a, prezbiterów, i Towarzyszy",
			john_eudes_priest: "Św. Jana Eudesa, prezbitera",
			john_fisher_bishop_and_thomas_more_martyrs: "Świętych męczenników Jana Fishera, biskupa i Tomasza More’a",
			john_gabriel_perboyre_priest: "Św. Jana Gabriela Perboyre’a, prezbitera i męczennika",
			john_i_pope: "Św. Jana I, papieża i męczennika",
			john_leonardi_priest: "Św. Jana Leonardiego, prezbitera",
			john_martin_moye_priest: "Bł. Jana Marcina Moyego, prezbitera",
			john_mary_vianney_priest: "Św. Jana Marii Vianneya, prezbitera",
			john_of_avila_priest: "Św. Jana z Ávili, prezbitera i doktora Kościoła",
			john_of_capistrano_priest: "Św. Jana Kapistrana, prezbitera",
			john_of_dukla_priest: "Św. Jana z Dukli, prezbitera",
			john_of_god_duarte_cidade_religious: "Św. Jana Bożego, zakonnika",
			john_of_kanty_priest: "Św. Jana Kantego, prezbitera",
			john_of_the_cross_priest: "Św. Jana od Krzyża, prezbitera i doktora Kościoła",
			john_of_triora_priest: "Św. Jana z Triory, prezbitera i męczennika",
			john_paul_ii_pope: "Św. Jana Pawła II, papieża",
			john_sarkander_priest: "Św. Jana Sarkandra, prezbitera i męczennika",
			john_xxiii_pope: "Św. Jana XXIII, papieża",
			josaphat_kuntsevych_bishop: "Św. Jozafata, biskupa i męczennika",
			joseph_bilczewski_bishop: "Św. Józefa Bilczewskiego, biskupa",
			joseph_freinademetz_priest: "Św. Józefa Freinademetza, prezbitera",
			joseph_of_calasanz_priest: "Św. Józefa Kalasantego, prezbitera",
			joseph_sebastian_pelczar_bishop: "Św. Józefa Sebastiana Pelczara, biskupa",
			joseph_spouse_of_mary: "Św. Józefa, Oblubieńca Najświętszej Maryi Panny",
			joseph_the_worker: "Św. Józefa, rzemieślnika",
			joseph_yuan_gengyin_priest: "Św. Józefa Yuana, prezbitera i męczennika",
			joseph_zhang_dapeng_martyr: "Św. Józefa Zhang Dapenga, męczennika",
			josephine_bakhita_virgin: "Św. Józefiny Bakhity, dziewicy",
			juan_diego_cuauhtlatoatzin: "Św. Jana Diego Cuahtlatoatzin",
			justin_martyr: "Św. Justyna, męczennika",
			kinga_of_poland_virgin: "Św. Kingi, dziewicy",
			ladislas_of_gielniow_priest: "Bł. Władysława z Gielniowa, prezbitera",
			landry_of_paris_bishop: "Św. Landeryka z Paryża, biskupa",
			laurence_wang_bing_and_companions_martyrs: "Świętych męczenników Wawrzyńca Wang Binga i Towarzyszy",
			lawrence_bai_xiaoman_martyr: "Św. Wawrzyńa Bai Xiaomana, męczennika",
			lawrence_of_brindisi_priest: "Św. Wawrzyńca z Brindisi, prezbitera i doktora Kościoła",
			lawrence_of_rome_deacon: "Św. Wawrzyńca, diakona i męczennika",
			lawrence_ruiz_and_companions_martyrs: "Świętych męczenników Wawrzyńca Ruiz i Towarzyszy",
			leo_i_the_great_pope: "Św. Leona Wielkiego, papieża i doktora Kościoła",
			leo_ignatius_mangin_priest_and_companions_martyrs: "Świętych męczenników Leona Mangina, prezbitera, i Towarzyszy",
			leodegar_of_autun_bishop: "Św. Leodegara z Autun, biskupa i męczennika",
			louis_grignion_de_montfort_priest: "Św. Ludwika Marii Grignion de Montfort, prezbitera",
			louis_ix_of_france: "Św. Ludwika",
			louise_de_marillac_religious: "Św. Ludwiki de Marillac, zakonnicy",
			lucy_of_syracuse_virgin: "Św. Łucji, dziewicy i męczennicy",
			lucy_yi_zhenmei_virgin: "Św. Łucji Yi Zhenmei, dziewicy i męcznnicy",
			ludan_of_scotland_pilgrim: "Św. Ludana, pielgrzyma",
			luke_evangelist: "Św. Łukasza, Ewangelisty",
			madeleine_sophie_barat_virgin: "Św. Magdaleny Zofii Barat, dziewicy",
			marcellinus_of_rome_and_peter_the_exorcist_martyrs: "Świętych męczenników Marcelina i Piotra",
			marcellus_of_paris_bishop: "Św. Marcelego z Paryża, biskupa",
			margaret_mary_alacoque_virgin: "Św. Małgorzaty Marii Alacoque, dziewicy",
			margaret_of_scotland: "Św. Małgorzaty Szkockiej",
			maria_goretti_virgin: "Św. Marii Goretti, dziewicy i męczennicy",
			marie_eugenie_of_jesus_milleret_de_brou_virgin: "Św. Marii Eugenii od Jezusa Milleret de Brou, dziewicy i założycielki",
			mark_evangelist: "Św. Marka, Ewangelisty",
			martha_of_bethany_mary_of_bethany_and_lazarus_of_bethany: "Świętych Marty, Marii i Łazarza",
			martin_de_porres_religious: "Św. Marcina de Porres, zakonnika",
			martin_i_pope: "Św. Marcina I, papieża i męczennika",
			martin_of_tours_bishop: "Św. Marcina z Tours, biskupa",
			martin_wu_xuesheng_and_companions_martyrs: "Świętych męczenników Marcina Wu Xueshenga i Towarzyszy",
			mary_angela_truszkowska_virgin: "Bł. Marii Angeli Truszkowskiej, dziewicy",
			mary_assunta_pallotta_virgin: "Bł. Marii Assunty Pallotty, Dziewicy",
			mary_magdalene: "Św. Marii Magdaleny",
			mary_magdalene_de_pazzi_virgin: "Św. Marii Magdaleny de Pazzi, dziewicy",
			mary_mother_of_god: "Świętej Bożej Rodzicielki Maryi",
			mary_mother_of_the_church: "Najświętszej Maryi Panny, Matki Kościoła",
			mary_of_jesus_the_good_shepherd_siedliska_virgin: "Bł. Marii od Pana Jezusa Dobrego Pasterza (Franciszki Siedliskiej), zakonnicy",
			mary_of_the_incarnation_barbara_acarie_religious: "Bł. Marii od Wcielenia Barbary Acarie, zakonnicy",
			mary_of_the_incarnation_marie_guyart_religious: "Św. Marii od Wcielenia Marii Guyart, zakonnicy",
			mary_of_the_providence_eugenie_smet_virgin: "Bł. Marii od Opatrzności Eugenii Smet, dziewicy",
			mary_of_the_sacred_heart_sophie_therese_de_soubiran_la_louviere_virgin: "Bł. Marii Teresy de Soubiran La Louvière, dziewicy",
			mary_stella_of_the_blessed_sacrament_mardosewicz_and_companions_virgins: "Błogosławionych dziewic i męczennic Marii Stelli i Towarzyszek",
			mary_theresa_ledochowska_virgin: "Bł. Marii Teresy Ledóchowskiej, dziewicy",
			mary_ursula_of_jesus_ledochowska_virgin: "Św. Urszuli Ledóchowskiej, dziewicy",
			maternus_of_cologne_bishop: "Św. Maternusa, biskupa",
			maternus_of_cologne_valerius_of_trier_and_eucharius_of_trier_bishops: "Św. Maternusa, Waleriusza i Euchariusza, biskupów",
			matthew_apostle: "Św. Mateusza, Apostoła i Ewangelisty",
			matthias_apostle: "Św. Macieja, Apostoła",
			maurice_tornay_priest: "Bł. Maurycego Tornaya, prezbitera i męczennika",
			maximilian_mary_raymund_kolbe_priest: "Św. Maksymiliana Marii Kolbego, prezbitera i męczennika",
			mederic_of_autun_and_droctoveus_of_autun_abbots: "Świętych Mederyka i Droktoweusza, opatów",
			melchior_grodziecki_priest: "Św. Melchiora Grodzieckiego, prezbitera i męczennika",
			michael_gabriel_and_raphael_archangels: "Świętych Archaniołów Michała, Gabriela i Rafała",
			michael_kozal_bishop: "Bł. Michała Kozala, biskupa i męczennika",
			modestus_andlauer_and_andrew_bauer_martyrs: "Św. Modesta Andlauera i Andrzeja Bauera, męczenników",
			modestus_andlauer_martyr: "Św. Modesta Andlauera, męczennika",
			monica_of_hippo: "Św. Moniki",
			morand_of_cluny_monk: "Św. Moranda, mnicha",
			most_holy_body_and_blood_of_christ: "Najświętszego Ciała i Krwi Chrystusa",
			most_holy_name_of_jesus: "Najświętszego Imienia Jezus",
			most_holy_name_of_mary: "Najświętszego Imienia Maryi",
			most_holy_trinity: "Najświętszej Trójcy",
			most_sacred_heart_of_jesus: "Najświętszego Serca Pana Jezusa",
			nativity_of_john_the_baptist: "Narodzenie św. Jana Chrzciciela",
			nativity_of_the_blessed_virgin_mary: "Narodzenie Najświętszej Maryi Panny",
			nativity_of_the_lord: "Narodzenie Pańskie",
			nereus_of_terracina_and_achilleus_of_terracina_martyrs: "Świętych męczenników Nereusza i Achillesa",
			nicholas_barre_priest: "Bł. Mikołaja Barré, prezbitera",
			nicholas_of_myra_bishop: "Św. Mikołaja, biskupa",
			norbert_of_xanten_bishop: "Św. Norberta, biskupa",
			odile_of_alsace_abbess: "Św. Otylii, ksieni",
			odile_of_alsace_abbess_patroness_of_alsace: "Św. Otylii, ksieni, patronka Alzacji",
			odoric_of_pordenone_priest: "Bł. Odoryka z Pordenone, prezbitera",
			otto_of_bamberg_bishop: "Św. Ottona, biskupa",
			our_lady_help_of_christians: "Najświętszej Maryi Panny, Wspomożycielki Wiernych",
			our_lady_of_china: "Najświętszej Maryi Panny z Chin",
			our_lady_of_czestochowa: "Najświętszej Maryi Panny Częstochowskiej",
			our_lady_of_fatima: "Najświętszej Maryi Panny z Fatimy",
			our_lady_of_guadalupe: "Najświętszej Maryi Panny z Guadalupe",
			our_lady_of_guadalupe_patroness_of_the_americas: "Najświętszej Maryi Panny z Guadalupe, Patronki obu Ameryk",
			our_lady_of_loreto: "Najświętszej Maryi Panny Loretańskiej",
			our_lady_of_lourdes: "Najświętszej Maryi Panny z Lourdes",
			our_lady_of_mount_carmel: "Najświętszej Maryi Panny z Góry Karmel",
			our_lady_of_sorrows: "Najświętszej Maryi Panny Bolesnej",
			our_lady_of_sorrows_patroness_of_slovakia: "Najświętszej Maryi Panny Bolesnej, patronki Słowacji",
			our_lady_of_the_miraculous_medal: "Najświętszej Maryi Panny od Cudownego Medalika",
			our_lady_of_the_rosary: "Najświętszej Maryi Panny Różańcowej",
			our_lady_queen_of_poland: "Najświętszej Maryi Panny, Królowej Polski, głownej patronki Polski",
			our_lady_refuge_of_sinners: "Najświętszej Maryi Panny, Ucieczki Grzeszników",
			our_lord_jesus_christ_king_of_the_universe: "Jezusa Chrystusa Króla Wszechświata",
			our_lord_jesus_christ_the_eternal_high_priest: "Jezusa Chrystusa, Najwyższego i Wiecznego Kapłana",
			palm_sunday_of_the_passion_of_the_lord: "Niedziela Palmowa Męki Pańskiej",
			pancras_of_rome_martyr: "Św. Pankracego, męczennika",
			passion_of_saint_john_the_baptist: "Męczeństwo św. Jana Chrzciciela",
			patrick_of_ireland_bishop: "Św. Patryka, biskupa",
			patrick_of_ireland_bishop_patron_of_ireland: "Św. Patryka, biskupa, patrona Irlandii",
			paul_chen_changpin_and_companions_martyrs: "Świętych męczenników Pawła Chen Changpina i Towarzyszy",
			paul_liu_hanzuo_priest: "Św. Pawła Liu Hanzuo, prezbitera i męczennika",
			paul_miki_and_companions_martyrs: "Świętych męczenników Pawła Miki i Towarzyszy",
			paul_of_the_cross_priest: "Św. Pawła od Krzyża, prezbitera",
			paul_vi_pope: "Św. Paweł VI, papieża",
			paulinus_of_nola_bishop: "Św. Paulina z Noli, biskupa",
			pentecost_sunday: "Niedziela Zesłania Ducha Świętego",
			perpetua_of_carthage_and_felicity_of_carthage_martyrs: "Świętych męczennic Perpetuy i Felicyty",
			peter_and_paul_apostles: "Świętych Apostołów Piotra i Pawła",
			peter_canisius_priest: "Św. Piotra Kanizjusza, prezbitera i doktora Kościoła",
			peter_chanel_priest: "Św. Piotra Chanela, prezbitera i męczennika",
			peter_chrysologus_bishop: "Św. Piotra Chryzologa, biskupa i doktora Kościoła",
			peter_claver_priest: "Św. Piotra Klawera, prezbitera",
			peter_damian_bishop: "Św. Piotra Damianiego, biskupa i doktora Kościoła",
			peter_julian_eymard_priest: "Św. Piotra Juliana Eymarda, prezbitera",
			peter_liu_wenyuan_martyr: "Św. Piotra Liu Wenyuan, męczennika",
			peter_sanz_bishop: "Św. Piotra Sanza, biskupa i męczennika",
			peter_wu_guosheng_martyr: "Św. Piotra Wu Guosheng, męczennika",
			philip_and_james_apostles: "Świętych Apostołów Filipa i Jakuba",
			philip_neri_priest: "Św. Filipa Nereusza, prezbitera",
			pius_francesco_forgione_priest: "Św. Pio z Pietrelciny, prezbitera",
			pius_v_pope: "Św. Piusa V, papieża",
			pius_x_pope: "Św. Piusa X, papieża",
			polycarp_of_smyrna_bishop: "Św. Polikarpa, biskupa i męczennika",
			pontian_i_pope_and_hippolytus_of_rome_priest: "Świętych męczenników Poncjana, papieża, i Hipolita, prezbitera",
			presentation_of_the_blessed_virgin_mary: "Ofiarowanie Najświętszej Maryi Panny",
			presentation_of_the_lord: "Ofiarowanie Pańskie",
			queenship_of_the_blessed_virgin_mary: "Najświętszej Maryi Panny, Królowej",
			raphael_chylinski_priest: "Bł. Rafała Chylińskiego, prezbitera",
			raphael_of_saint_joseph_kalinowski_priest: "Św. Rafała Kalinowskiego, prezbitera",
			raymond_of_penyafort_priest: "Św. Rajmunda z Penyafort, prezbitera",
			richardis_of_swabia_empress: "Św. Ryszardy, cesarzowej",
			rita_of_cascia_religious: "Św. Rity z Cascii, zakonnicy",
			robert_bellarmine_bishop: "Św. Roberta Bellarmina, biskupa i doktora Kościoła",
			romuald_of_ravenna_abbot: "Św. Romualda, opata",
			rosalie_jeanne_marie_rendu_virgin: "Bł. Rozalii Rendu, dziewicy",
			rose_of_lima_virgin: "Św. Róży z Limy, dziewicy",
			salomea_of_poland_religious: "Bł. Salomei, zakonnicy",
			scholastica_of_nursia_virgin: "Św. Scholastyki, dziewicy",
			sebastian_of_milan_martyr: "Św. Sebastiana, męczennika",
			seven_holy_founders_of_the_servite_order: "Świętych Siedmiu Założycieli Zakonu Serwitów Najświętszej Maryi Panny",
			seven_martyred_nuns_from_the_franciscan_missionaries_of_mary: "Siedmiu męcznnic ze Zgromadzenia Franciszkanek Misjonarek Maryi",
			sharbel_makhluf_priest: "Św. Szarbela Maklufa, prezbitera",
			sigmund_felix_felinski_bishop: "Św. Zygmunta Szczęsnego Felińskiego, biskupa",
			simon_and_jude_apostles: "Świętych Apostołów Szymona i Judy Tadeusza",
			simon_of_lipnica_priest: "Św. Szymona z Lipnicy, prezbitera",
			sixtus_ii_pope_and_companions_martyrs: "Świętych męczenników Sykstusa II, papieża, i Towarzyszy",
			stanislaus_kazimierczyk_priest: "Św. Stanisława Kazimierczyka, prezbitera",
			stanislaus_kostka_religious: "Św. Stanisława Kostki, zakonnika, patrona Polski",
			stanislaus_of_szczepanow_bishop: "Św. Stanisława, biskupa i męczennika",
			stanislaus_of_szczepanow_bishop_patron_of_poland: "Św. Stanisława, biskupa i męczennika, głównego patrona Polski",
			stephen_i_of_hungary: "Św. Stefana Węgierskiego",
			stephen_the_first_martyr: "Św. Szczepana, pierwszego męczennika",
			sunday_of_the_word_of_god: "3 Niedziela zwykła, czyli Niedziela Słowa Bożego",
			sylvester_i_pope: "Św. Sylwestra I, papieża",
			teresa_benedicta_of_the_cross_stein_virgin: "Św. Teresy Benedykty od Krzyża, dziewicy i męczennicy",
			teresa_benedicta_of_the_cross_stein_virgin_copatroness_of_europe: "Św. Teresy Benedykty od Krzyża, dziewicy i męczennicy, patronki Europy",
			teresa_of_calcutta_virgin: "Świętej Teresy z Kalkuty, dziewicy",
			teresa_of_jesus_of_avila_virgin: "Św. Teresy od Jezusa, dziewicy i doktora Kościoła",
			therese_of_the_child_jesus_and_the_holy_face_of_lisieux_virgin: "Św. Teresy od Dzieciątka Jezus, dziewicy i doktora Kościoła",
			thomas_apostle: "Św. Tomasza, Apostoła",
			thomas_aquinas_priest: "Św. Tomasza z Akwinu, prezbitera i doktora Kościoła",
			thomas_becket_bishop: "Św. Tomasza Becketa, biskupa i męczennika",
			thomas_jean_georges_rehm_priest: "Bł. Tomasza Jana Jerzego Rehma, prezbitera i męczennika",
			thursday_of_the_lords_supper: "$(names:holy_thursday)",
			timothy_of_ephesus_and_titus_of_crete_bishops: "Świętych biskupów Tymoteusza i Tytusa",
			transfiguration_of_the_lord: "Przemienienie Pańskie",
			translation_of_the_relics_of_odile_of_alsace_abbess: "Przeniesienie relikwii św. Otylii",
			turibius_of_mogrovejo_bishop: "Św. Turybiusza z Mongrovejo, biskupa",
			urban_i_pope: "Św. Urbana I, papieża",
			valerius_of_trier_bishop: "Św. Waleriusza, biskupa",
			vincent_de_paul_priest: "Św. Wincentego à Paulo, prezbitera",
			vincent_ferrer_priest: "Św. Wincentego Ferreriusza, prezbitera",
			vincent_kadlubek_bishop: "Bł. Wincentego Kadłubka, biskupa",
			vincent_lewoniuk_and_companions_martyrs: "Błogosławionych męczenników Wincentego Lewoniuka i Towarzyszy",
			vincent_of_saragossa_deacon: "Św. Wincentego, diakona i męczennika",
			vincent_pallotti_priest: "Św. Wincentego Pallottiego, prezbitera",
			visitation_of_mary: "Nawiedzenie Najświętszej Maryi Panny",
			wenceslaus_i_of_bohemia_martyr: "Św. Wacława, męczennika",
			wenceslaus_i_of_bohemia_martyr_patron_of_the_czech_nation: "Św. Wacława, męczennika, patrona narodu czeskiego",
			wendelin_of_trier_hermit: "Św. Wendelina, pustelnika",
			yolanda_of_poland_religious: "Bł. Jolanty, zakonnicy",
			zdislava_of_lemberk: "Św. Zdzisławy",
			zygmunt_gorazdowski_priest: "Św. Zygmunta Gorazdowskiego, prezbitera"
		},
		periods: {
			epiphany: "Objawienie Pańskie",
			holy_week: "Wielki Tydzień"
		},
		ranks: {
			feast: "święto",
			memorial: "wspomnienie obowiązkowe",
			optional_memorial: "wspomnienie dowolne",
			solemnity: "uroczystość",
			sunday: "niedziela",
			weekday: "dzień powszedni"
		},
		seasons: {
			advent: {
				privileged_weekday: "{{day}} $t(months:11)",
				season: "Adwent",
				sunday: "{{week}} Niedziela Adwentu",
				weekday: "$t(weekdays:{{dow}}, capitalize) {{week}} tygodnia Adwentu"
			},
			christmas_time: {
				after_epiphany: "$t(weekdays:{{dow}}, capitalize) po Objawieniu Pańskim",
				before_epiphany: "{{day}} $t(months:0)",
				day: "$t(weekdays:{{dow}}, capitalize) okresu Bożego Narodzenia",
				octave: "{{count}} dzień w oktawie Narodzenia Pańskiego",
				season: "Narodzenie Pańskie",
				second_sunday_after_christmas: "2 Niedziela po Narodzeniu Pańskim"
			},
			easter_time: {
				octave: "$t(weekdays:{{dow}}, capitalize) w oktawie Wielkanocy",
				season: "Wielkanoc",
				sunday: "{{week}} Niedziela Wielkanocy",
				weekday: "$t(weekdays:{{dow}}, capitalize) {{week}} tygodnia Wielkanocy"
			},
			lent: {
				day_after_ash_wed: "$t(weekdays:{{dow}}, capitalize) po Popielcu",
				holy_week_day: "$t(weekdays:{{dow}}, capitalize) Wielkiego Tygodnia",
				season: "Wielki Post",
				sunday: "{{week}} Niedziela Wielkiego Postu",
				weekday: "$t(weekdays:{{dow}}, capitalize) {{week}} tygodnia Wielkiego Postu"
			},
			ordinary_time: {
				season: "Okres Zwykły",
				sunday: "{{week}} Niedziela zwykła",
				weekday: "$t(weekdays:{{dow}}, capitalize) {{week}} tygodnia zwykłego"
			},
			paschal_triduum: { season: "Triduum Paschalne" }
		},
		weekdays: {
			0: "niedziela",
			1: "poniedziałek",
			2: "wtorek",
			3: "środa",
			4: "czwartek",
			5: "piątek",
			6: "sobota"
		}
	},
	PtBr: {
		colors: {
			black: "preto",
			gold: "dourado",
			green: "verde",
			purple: "roxo",
			red: "vermelho",
			rose: "rosa",
			white: "branco"
		},
		cycles: {
			proper_of_saints: "Próprio dos Santos",
			proper_of_time: "Próprio do Tempo",
			psalter_week_1: "Semana I",
			psalter_week_2: "Semana II",
			psalter_week_3: "Semana III",
			psalter_week_4: "Semana IV",
			sunday_year_a: "Ano A",
			sunday_year_b: "Ano B",
			sunday_year_c: "Ano C",
			weekday_year_1: "Ciclo I",
			weekday_year_2: "Ciclo II"
		},
		id: "pt-br",
		months: {
			0: "Janeiro",
			1: "Fevereiro",
			2: "Março",
			3: "Abril",
			4: "Maio",
			5: "Junho",
			6: "Julho",
			7: "Agosto",
			8: "Setembro",
			9: "Outubro",
			10: "Novembro",
			11: "Dezembro"
		},
		names: {
			adalbert_of_prague_bishop: "Santo Adalberto de Praga, bispo e mártir",
			adelaide_of_burgundy_empress: "Santa Adelaide de Borgonha, imperatriz",
			adelphus_of_metz_bishop: "São Adelfus de Métis, bispo",
			agatha_of_sicily_virgin: "Santa Águeda da Sicília, virgem e mártir",
			agnes_of_rome_virgin: "Santa Inês de Roma, virgem e mártir",
			albert_the_great_bishop: "Santo Alberto Magno, bispo e doutor da Igreja",
			albertina_berkenbrock_virgin: "Beata Albertina Berkenbrock, virgem e mártir",
			all_saints: "Todos os Santos",
			all_saints_of_the_archdiocese_of_paris: "Todos os Santos da Arquidiocese de Paris",
			aloysius_gonzaga_religious: "São Luís Gonzaga, religioso",
			alphonsus_mary_liguori_bishop: "Santo Afonso Maria Liguori, bispo e doutor da Igreja",
			amandus_of_strasbourg_bishop: "São Amand de Estrasburgo, bispo",
			amarin_of_alsace_abbot: "São Amarino, abade e mártir",
			ambrose_of_milan_bishop: "Santo Ambrósio de Milão, bispo e doutor da Igreja",
			andrew_apostle: "Santo André, apóstolo",
			andrew_de_soveral_and_ambrose_francis_ferro_priests: "Santos André de Soveral e Ambrósio Francisco Ferro, presbíteros e mártires",
			andrew_dung_lac_priest_and_companions_martyrs: "Santo André Dũng-Lạc e Companheiros, mártires",
			andrew_kim_tae_gon_priest_paul_chong_ha_sang_and_companions_martyrs: "Santos André Kim Taegon, presbítero, Paulo Chang Hasang e Companheiros, mártires",
			angela_merici_virgin: "Santa Angela Merici, virgem",
			annunciation_of_the_lord: "Anunciação do Senhor",
			anselm_of_canterbury_bishop: "Santo Anselmo de Cantuária, bispo e doutor da Igreja",
			ansgar_of_hamburg_bishop: "Santo Oscar de Hamburgo, bispo",
			anthony_mary_claret_bishop: "Santo Antônio Maria Claret, bispo",
			anthony_of_egypt_abbot: "Santo Antão, abade",
			anthony_of_padua_priest: "Santo Antônio, presbítero e doutor da Igreja",
			anthony_of_saint_anne_galvao_priest: "Santo Antônio de Sant’Ana Galvão, presbítero",
			anthony_zaccaria_priest: "Santo Antônio Maria Zacarias, presbítero",
			apollinaris_of_ravenna_bishop: "Santo Apolinário, bispo e mártir",
			arbogast_of_strasbourg_bishop: "São Arbogasto, bispo",
			arbogast_of_strasbourg_bishop_patron_of_the_archdiocese_of_strasbourg: "São Arbogasto, bispo e patrono da Arquidiocese de Estrasburgo",
			ascension_of_the_lord: "Ascensão do Senhor",
			ash_wednesday: "Quarta-feira de Cinzas",
			assumption_of_the_blessed_virgin_mary: "Assunção da Bem-aventurada Virgem Maria",
			athanasius_of_alexandria_bishop: "Santo Atanásio, bispo e doutor da Igreja",
			audoen_of_rouen_bishop: "São Audoeno, bispo",
			augustine_of_canterbury_bishop: "Santo Agostinho de Cantuária, bispo",
			augustine_of_hippo_bishop: "Santo Agostinho, bispo e doutor da Igreja",
			augustine_zhao_rong_priest_and_companions_martyrs: "Santos Agostinho Zhao Rong, presbítero, e Companheiros, mártires",
			aurelia_of_strasbourg_virgin: "Santa Aurélia de Estrasburgo, virgem",
			baptism_of_the_lord: "Batismo do Senhor",
			barnabas_apostle: "São Barnabé, apóstolo",
			bartholomew_apostle: "São Bartolomeu, apóstolo",
			bartholomew_of_the_martyrs_fernandes_bishop: "São Bartolomeu dos mártires, bispo",
			basil_the_great_and_gregory_nazianzen_bishops: "São Basílio Magno e São Gregório Nazianzeno, bispos e doutores da Igreja",
			beatrice_da_silva_meneses_virgin: "Santa Beatriz da Silva, virgem",
			bede_the_venerable_priest: "São Beda Venerável, presbítero e doutor da Igreja",
			benedict_of_aniane_abbot: "São Bento de Aniane, abade",
			benedict_of_nursia_abbot: "São Bento, abade",
			benedict_the_moor_religious: "São Benedito, o Negro, religioso",
			bernard_of_clairvaux_abbot: "São Bernardo, abade e doutor da Igreja",
			bernardine_of_siena_priest: "São Bernardino de Sena, presbítero",
			blaise_of_sebaste_bishop: "São Brás, bispo e mártir",
			blessed_martyrs_of_paris: "Beatos mártires da Revolução Francesa",
			bonaventure_of_bagnoregio_bishop: "São Boaventura, bispo e doutor da Igreja",
			boniface_of_mainz_bishop: "São Bonifácio, bispo e mártir",
			bridget_of_sweden_religious: "Santa Brígida, religiosa",
			brigid_of_kildare_virgin: "Santa Brígida de Kildare, abadessa",
			brigid_of_kildare_virgin_copatroness_of_ireland: "Santa Brígida de Kildare, virgem e copatrona da Irlanda",
			bruno_of_cologne_priest: "São Bruno, presbítero",
			cajetan_of_thiene_priest: "São Caetano, presbítero",
			callistus_i_pope: "São Calisto I, papa e mártir",
			camillus_de_lellis_priest: "São Camilo de Lellis, presbítero",
			carmelites_of_compiegne_virgins_and_martyrs: "Beatas Carmelitas de Compiègne, virgens e mártires",
			casimir_of_poland: "São Casimiro",
			catherine_of_alexandria_virgin: "Santa Catarina de Alexandria, virgem e mártir",
			catherine_of_siena_virgin: "Santa Catarina de Siena, virgem e doutor da Igreja",
			catherine_zoe_laboure_virgin: "Santa Catarina Labouré, virgem",
			cecilia_of_rome_virgin: "Santa Cecília, virgem e mártir",
			ceraunus_of_paris_bishop: "São Cerauno de Paris, bispo",
			chair_of_saint_peter_the_apostle: "Cátedra de São Pedro, Apóstolo",
			charles_borromeo_bishop: "São Carlos Borromeu, bispo",
			charles_lwanga_and_companions_martyrs: "Santos Carlos Lwanga e companheiros, mártires",
			charles_of_jesus_de_foucauld: "São Carlos de Foucauld, presbítero",
			christopher_magallanes_priest_and_companions_martyrs: "Santos Cristóvão de Magalhães, presbítero, e Companheiros, mártires",
			clare_of_assisi_virgin: "Santa Clara de Assis, virgem",
			clement_i_pope: "São Clemente I, papa e mártir",
			columban_of_luxeuil_abbot: "São Columbano, abade",
			commemoration_of_all_the_faithful_departed: "Comemoração de Todos os Fiéis Defuntos",
			conversion_of_saint_paul_the_apostle: "Conversão de São Paulo, Apóstolo",
			cornelius_i_pope_and_cyprian_of_carthage_bishop_martyrs: "Santos Cornélio, papa, e Cipriano, bispo, mártires",
			cosmas_of_cilicia_and_damian_of_cilicia_martyrs: "Santos Cosme e Damião, mártires",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop: "São Cirilo o Filósofo, monge, e São Metódio, bispo",
			cyril_of_alexandria_bishop: "São Cirilo de Alexandria, bispo e doutor da Igreja",
			cyril_of_jerusalem_bishop: "São Cirilo de Jerusalém, bispo e doutor da Igreja",
			damasus_i_pope: "São Dâmaso I, papa",
			daniel_brottier_priest: "Beato Daniel Brottier, presbítero",
			dedication_of_consecrated_churches: "Dedicação de Igrejas Consagradas",
			dedication_of_the_basilica_of_saint_mary_major: "Dedicação da basílica de Santa Maria Maior",
			dedication_of_the_basilicas_of_saints_peter_and_paul_apostles: "Dedicação das Basílicas dos Santos Pedro e Paulo, Apóstolos",
			dedication_of_the_cathedral_basilica_of_saint_denis_france: "Dedicação da Catedral Basílica de Saint-Denis, França",
			dedication_of_the_cathedral_of_notre_dame_de_strasbourg_france: "Dedicação da Catedral de Notre-Dame de Estrasburgo, França",
			dedication_of_the_lateran_basilica: "Dedicação da basílica de Latrão",
			dedication_of_the_notre_dame_de_paris_cathedral_paris_france: "Dedicação da Catedral de Notre-Dame de Paris, França",
			denis_of_paris_bishop_and_companions_martyrs: "São Dionísio, bispo, e companheiros, mártires",
			denis_of_paris_bishop_patron_of_the_archdiocese_of_paris: "São Dionísio, bispo e mártir, patrono da Arquidiocese de Paris",
			denis_of_paris_bishop_patron_of_the_city_and_of_the_diocese_of_saint_denis: "São Dionísio, bispo e mártir, patrono da Cidade e da Diocese de Saint-Denis",
			divine_mercy_sunday: "2º Domingo do Tempo Pascal ou Domingo da Misericórdia",
			dominic_de_guzman_priest: "São Domingos, presbítero",
			dulce_lopes_pontes_virgin: "Santa Dulce Lopes Pontes, virgem",
			easter_sunday: "Domingo da Páscoa",
			eligius_of_noyon_bishop: "Santo Elígio, bispo",
			elizabeth_of_hungary_religious: "Santa Isabel da Hungria, religiosa",
			elizabeth_of_portugal: "Santa Isabel de Portugal",
			ephrem_the_syrian_deacon: "Santo Efrém, diácono e doutor da Igreja",
			epiphany_of_the_lord: "Epifania do Senhor",
			eucharius_of_trier_bishop: "Santo Eucario, bispo",
			eugenia_of_alsace_and_attala_of_alsace_virgins: "Santas Eugenia e Attala, virgens",
			eusebius_of_vercelli_bishop: "Santo Eusébio de Vercelli, bispo",
			exaltation_of_the_holy_cross: "Exaltação da Santa Cruz",
			fabian_i_pope: "São Fabiano, pap e mártir",
			faustina_kowalska_virgin: "Santa Faustina Kowalska, virgem",
			fidelis_of_sigmaringen_priest: "São Fiel de Sigmaringa, presbítero e mártir",
			first_martyrs_of_the_holy_roman_church: "Primeiros mártires da Igreja de Roma",
			five_wounds_of_the_lord: "As Cinco Chagas do Senhor",
			florentius_of_strasbourg_bishop: "São Florêncio, bispo",
			frances_of_rome_religious: "Santa Francisca Romana, religiosa",
			francis_de_sales_bishop: "São Francisco de Sales, bispo e doutor da Igreja",
			francis_of_assisi: "São Francisco de Assis, religioso",
			francis_of_paola_hermit: "São Francisco de Paula, eremita",
			francis_xavier_priest: "São Francisco Xavier, presbítero",
			frederic_ozanam_founder: "Beato Frederico Ozanam, fundador",
			friday_of_the_passion_of_the_lord: "Sexta-feira Santa",
			fructuosus_of_braga_martin_of_braga_and_gerald_of_braga_bishops: "São Frutuoso de Braga, São Martinho de Braga e São Geraldoo de Braga, bispos",
			george_of_lydda_martyr: "São Jorge, mártir",
			germain_of_paris_bishop: "São Germano, bispo",
			gertrude_the_great_virgin: "Santa Gertrudes, virgem",
			gregory_i_the_great_pope: "São Gregório Magno, papa e doutor da Igreja",
			gregory_of_narek_abbot: "São Gregório de Narek, abade e doutor da Igreja",
			gregory_vii_pope: "São Gregório VII, papa",
			guardian_angel_of_portugal: "Anjo da Guarda de Portugal",
			gundisalvus_of_amarante_priest: "São Gonçalo de Amarante, presbítero",
			gundisalvus_of_lagos_priest: "São Gonçalo de Lagos, presbítero",
			hedwig_of_silesia_religious: "Santa Edviges, religiosa",
			henry_ii_emperor: "Santo Henrique",
			hilary_of_poitiers_bishop: "Santo Hilário, bispo e doutor da Igreja",
			hildegard_of_bingen_abbess: "Santa Hildegarda de Bingen, virgem e doutora da Igreja",
			holy_family_of_jesus_mary_and_joseph: "Sagrada Família",
			holy_guardian_angels: "Santos Anjos da Guarda",
			holy_innocents_martyrs: "Santos Inocentes, mártires",
			holy_saturday: "Sábado Santo",
			holy_thursday: "Quinta-feira Santa",
			ignatius_de_azevedo_priest_and_companions_martyrs: "Bem-aventurado Inácio de Azevedo, presbítero, e companheiros, mártires",
			ignatius_of_antioch_bishop: "Santo Inácio de Antioquia, bispo e mártir",
			ignatius_of_loyola_priest: "Santo Inácio de Loiola, presbítero",
			immaculate_conception_of_the_blessed_virgin_mary: "Imaculada Conceição",
			immaculate_heart_of_mary: "Imaculado Coração de Maria",
			innocent_v_pope: "Papa Beato Inocêncio V",
			irenaeus_of_lyon_bishop: "Santo Irineu de Lyon, bispo, doutor da Igreja e mártir",
			isabelle_of_france_virgin: "Beata Isabel de França, virgem",
			isidore_of_seville_bishop: "Santo Isidoro de Sevilha, bispo e doutor da Igreja",
			jacinta_marto_and_francisco_marto: "Santos Francisco Marto e Jacinta Marto",
			james_apostle: "São Tiago, Apóstolo",
			jane_frances_de_chantal_religious: "Santa Joana Francisca de Chantal, religiosa",
			januarius_i_of_benevento_bishop: "São Januário, bispo e mártir",
			jerome_emiliani: "São Jerônimo Emiliani",
			jerome_of_stridon_priest: "São Jerônimo, presbítero e doutor da Igreja",
			joachim_and_anne_parents_of_mary: "Santos Joaquim e Ana, pais da Virgem Santa Maria",
			joan_of_portugal_virgin: "Beata Joana de Portugal, virgem",
			john_apostle: "São João, apóstolo e evangelista",
			john_baptist_de_la_salle_priest: "São João Batista de La Salle, presbítero",
			john_bosco_priest: "São João Bosco, presbítero",
			john_chrysostom_bishop: "São João Crisóstomo, bispo e doutor da Igreja",
			john_damascene_priest: "São João Damasceno, presbítero e doutor da Igreja",
			john_de_brebeuf_isaac_jogues_priests_and_companions_martyrs: "Santos João de Brébeuf e Isaac Jogues, presbíteros e companheiros, mártires",
			john_de_britto_priest: "São João de Brito, presbítero e mártir",
			john_eudes_priest: "São João Eudes, presbítero",
			john_fisher_bishop_and_thomas_more_martyrs: "Santos João Fisher, bispo e Tomás More, mártires",
			john_i_pope: "São João I, papa e mártir",
			john_leonardi_priest: "São João Leonardi, presbítero",
			john_mary_vianney_priest: "São João Maria Vianney, presbítero",
			john_of_avila_priest: "São João De Ávila, presbítero e doutor da Igreja",
			john_of_capistrano_priest: "São João de Capistrano, presbítero",
			john_of_god_duarte_cidade_religious: "São João de Deus, religioso",
			john_of_kanty_priest: "São João de Kenty, presbítero",
			john_of_the_cross_priest: "São João da Cruz, presbítero e doutor da Igreja",
			john_paul_ii_pope: "Papa São João Paulo II",
			john_xxiii_pope: "Papa São João XXIII",
			josaphat_kuntsevych_bishop: "São Josafa Kuncewicz, bispo",
			joseph_de_anchieta_priest: "São José de Anchieta, presbítero",
			joseph_of_calasanz_priest: "São José de Calasanz, presbítero",
			joseph_spouse_of_mary: "São José, esposo de Maria",
			joseph_the_worker: "São José Operário",
			josephine_bakhita_virgin: "Santa Josefina Bakhita, virgem",
			juan_diego_cuauhtlatoatzin: "São João Diogo Cuauhtlatoatzin",
			justin_martyr: "São Justino, mártir",
			landry_of_paris_bishop: "São Landry de Paris, bispo",
			lawrence_of_brindisi_priest: "São Lourenço de Brindes, presbítero e doutor da Igreja",
			lawrence_of_rome_deacon: "São Lourenço de Roma, diácono e mártir",
			lawrence_ruiz_and_companions_martyrs: "Santos Lourenço Ruiz e Companheiros, mártires",
			leo_i_the_great_pope: "São Leão Magno, papa e doutor da Igreja",
			leodegar_of_autun_bishop: "São Leodegar de Autun, bispo e mártir",
			louis_grignion_de_montfort_priest: "São Luís Maria Grignion de Montfort, presbítero",
			louis_ix_of_france: "São Luis de França",
			louise_de_marillac_religious: "Santa Luísa de Marillac, religiosa",
			lucy_of_syracuse_virgin: "Santa Luzia, virgem e mártir",
			ludan_of_scotland_pilgrim: "São Ludan, peregrino",
			luke_evangelist: "São Lucas, evangelista",
			madeleine_sophie_barat_virgin: "Santa Magdalena Sofia Barat, virgem",
			marcellinus_of_rome_and_peter_the_exorcist_martyrs: "Santos Marcelino e Pedro, mártires",
			marcellus_of_paris_bishop: "São Marcelo de Paris, bispo",
			margaret_mary_alacoque_virgin: "Santa Margarida Maria Alacoque, virgem",
			margaret_of_scotland: "Santa Margarida da Escócia",
			maria_goretti_virgin: "Santa Maria Goretti, virgem e mártir",
			marie_eugenie_of_jesus_milleret_de_brou_virgin: "Santa Marie-Eugénie de Jésus Milleret de Brou, virgem e fundadora",
			mark_evangelist: "São Marcos, evangelista",
			martha_of_bethany_mary_of_bethany_and_lazarus_of_bethany: "Santa Marta, Maria e Lázaro",
			martin_de_porres_religious: "São Martinho de Porres, religioso",
			martin_i_pope: "São Martinho I, papa e mártir",
			martin_of_tours_bishop: "São Martinho de Tours, bispo",
			mary_magdalene: "Santa Maria Madalena",
			mary_magdalene_de_pazzi_virgin: "Santa Maria Madalena de Pazzi, virgem",
			mary_mother_of_god: "Maria, Mãe de Deus",
			mary_mother_of_the_church: "Bem-aventurada Virgem Maria, Mãe da Igreja",
			mary_of_the_incarnation_barbara_acarie_religious: "Beata Maria da Encarnação Bárbara Acarie, religiosa",
			mary_of_the_incarnation_marie_guyart_religious: "Santa Maria da Encarnação Maria Guyart, religiosa",
			mary_of_the_providence_eugenie_smet_virgin: "Beata Maria da Providência Eugênia Smet, virgem",
			mary_of_the_sacred_heart_sophie_therese_de_soubiran_la_louviere_virgin: "Beata Maria Teresa de Soubiran La Louvière, virgem",
			maternus_of_cologne_bishop: "São Materno, bispo",
			maternus_of_cologne_valerius_of_trier_and_eucharius_of_trier_bishops: "Santos Materno, Valério e Eucário, bispos",
			matthew_apostle: "São Mateus, apóstolo e evangelista",
			matthias_apostle: "São Matias, apóstolo",
			maximilian_mary_raymund_kolbe_priest: "São Maximiliano Maria Kolbe, presbítero e mártir",
			mederic_of_autun_and_droctoveus_of_autun_abbots: "Santos Mederico e Droctoveo, abades",
			michael_gabriel_and_raphael_archangels: "Santos Miguel, Gabriel e Rafael, arcanjos",
			modestus_andlauer_and_andrew_bauer_martyrs: "Santos Modesto Andlauer e André Bauer, mártires",
			modestus_andlauer_martyr: "São Modesto Andlauer, mártir",
			monica_of_hippo: "Santa Mônica de Hipona",
			morand_of_cluny_monk: "São Morando, monge",
			most_holy_body_and_blood_of_christ: "Corpus Christi",
			most_holy_name_of_jesus: "Santíssimo Nome de Jesus",
			most_holy_name_of_mary: "Santíssimo Nome de Maria",
			most_holy_trinity: "Santíssima Trindade",
			most_sacred_heart_of_jesus: "Sagrado Coração de Jesus",
			nativity_of_john_the_baptist: "Nascimento de João Batista",
			nativity_of_the_blessed_virgin_mary: "Natividade da Virgem Santa Maria",
			nativity_of_the_lord: "Natal",
			nereus_of_terracina_and_achilleus_of_terracina_martyrs: "Santos Nereu e Aquileu, mártires",
			nicholas_barre_priest: "Beato Nicolau Barré, presbítero",
			nicholas_of_myra_bishop: "São Nicolau, bispo",
			norbert_of_xanten_bishop: "São Norberto, obispo",
			nuno_of_saint_mary_pereira_religious: "São Nuno de Santa Maria, religioso",
			odile_of_alsace_abbess: "Santa Odília, abadessa",
			odile_of_alsace_abbess_patroness_of_alsace: "Santa Odília, abadessa, patrona da Alsácia",
			our_lady_help_of_christians: "Nossa Senhora, Auxílio dos Cristãos",
			our_lady_mediatrix_of_all_grace: "Nossa Senhora, Medianeira de todas as Graças",
			our_lady_mother_of_divine_providence_patroness_of_puerto_rico: "Nossa Senhora, Mãe da Divina Providência",
			our_lady_of_aparecida: "Nossa Senhora da Conceição Aparecida",
			our_lady_of_aparecida_patroness_of_brazil: "Nossa Senhora da Conceição Aparecida, Padroeira do Brasil",
			our_lady_of_china: "Nossa Senhora da China",
			our_lady_of_fatima: "Nossa Senhora de Fatima",
			our_lady_of_good_counsel: "Nossa Senhora do Bom Conselho",
			our_lady_of_guadalupe: "Nossa Senhora de Guadalupe",
			our_lady_of_hungary_patroness_of_hungary: "Nossa Senhora da Hungria",
			our_lady_of_loreto: "Nossa Senhora de Loreto",
			our_lady_of_lourdes: "Nossa Senhora de Lourdes",
			our_lady_of_lujan_patroness_of_argentina: "Nossa Senhora de Luján, padroeira da Argentina",
			our_lady_of_mount_carmel: "Nossa Senhora do Monte Carmelo",
			our_lady_of_perpetual_help: "Nossa Senhora do Perpétuo Socorro",
			our_lady_of_sorrows: "Nossa Senhora das Dores",
			our_lady_of_the_gate_of_dawn: "Nossa Senhora da Porta da Aurora",
			our_lady_of_the_miraculous_medal: "Nossa Senhora da Medalha Milagrosa",
			our_lady_of_the_pillar: "Nossa Senhora do Pilar",
			our_lady_of_the_rosary: "Nossa Senhora do Rosário",
			our_lady_queen_of_peace: "Nossa Senhora Rainha da Paz",
			our_lady_refuge_of_sinners: "Nossa Senhora, Refúgio dos Pecadores",
			our_lord_jesus_christ_king_of_the_universe: "Cristo Rei do Universo",
			palm_sunday_of_the_passion_of_the_lord: "Domingo de Ramos",
			pancras_of_rome_martyr: "São Pancrácio, mártir",
			passion_of_saint_john_the_baptist: "Martírio de São João Batista",
			patrick_of_ireland_bishop: "São Patrício, bispo",
			paul_miki_and_companions_martyrs: "Santos Paulo Miki e Companheiros, mártires",
			paul_of_the_cross_priest: "São Paulo da Cruz, presbítero",
			paul_vi_pope: "São Paulo VI, papa",
			paulina_of_the_agonizing_heart_of_jesus_visintainer_virgin: "Santa Paulina do Coração Agonizante de Jesus, virgem",
			paulinus_of_nola_bishop: "São Paulino de Nola, bispo",
			pentecost_sunday: "Pentecostes",
			perpetua_of_carthage_and_felicity_of_carthage_martyrs: "Santas Perpétua e Felicidade, mártires",
			peter_and_paul_apostles: "São Pedro e São Paulo, Apóstolos",
			peter_canisius_priest: "São Pedro Canísio, presbítero e doutor da Igreja",
			peter_chanel_priest: "São Pedro Chanel, presbítero e mártir",
			peter_chrysologus_bishop: "São Pedro Crisólogo, bispo",
			peter_claver_priest: "São Pedro Claver, presbítero",
			peter_damian_bishop: "São Pedro Damião, bispo e doutor da Igreja",
			peter_julian_eymard_priest: "São Pedro Juliano Eymard, presbítero",
			peter_of_alcantara_priest: "São Pedro de Alcântara, presbítero",
			philip_and_james_apostles: "São Filipe e Tiago, apóstolos",
			philip_neri_priest: "São Filipe Néri, presbítero",
			pius_francesco_forgione_priest: "São Pio de Pietrelcina, presbítero",
			pius_v_pope: "São Pio V, papa",
			pius_x_pope: "São Pio X, papa",
			polycarp_of_smyrna_bishop: "São Policarpo, bispo e mártir",
			pontian_i_pope_and_hippolytus_of_rome_priest: "Santos Ponciano, papa, e Hipólito, presbítero, mártires",
			presentation_of_the_blessed_virgin_mary: "Apresentação da Virgem Maria",
			presentation_of_the_lord: "Apresentação do Senhor",
			queenship_of_the_blessed_virgin_mary: "Bem-aventurada virgem Maria, Rainha do Céu",
			raymond_of_penyafort_priest: "São Raimundo de Penyafort, presbítero",
			richardis_of_swabia_empress: "Santa Ricarda, imperatriz",
			rita_of_cascia_religious: "Santa Rita de Cássia, religiosa",
			robert_bellarmine_bishop: "São Roberto Belarmino, bispo e doutor da Igreja",
			roch_gonzalez_alphonsus_rodriguez_and_john_del_castillo_priests: "Santos Roque González, Afonso Rodríguez e João de Castillo, presbíteros e mártires",
			romuald_of_ravenna_abbot: "São Romualdo, abade",
			rosalie_jeanne_marie_rendu_virgin: "Beata Rosália Rendu, virgem",
			rose_of_lima_virgin: "Santa Rosa de Lima, virgem",
			sancha_of_portugal_and_mafalda_of_portugal_virgins: "Beatas Sancha e Mafalda, virgens, e Teresa, religiosa",
			scholastica_of_nursia_virgin: "Santa Escolástica, virgem",
			sebastian_of_milan_martyr: "São Sebastião, mártir",
			seven_holy_founders_of_the_servite_order: "Santos Sete Fundadores da Ordem dos Servitas",
			sharbel_makhluf_priest: "São Charbel Makhluf, presbítero",
			simon_and_jude_apostles: "Santos Simão e São Judas Tadeu, apóstolos",
			sixtus_ii_pope_and_companions_martyrs: "São Sisto II, papa, e seus companheiros, mártires",
			stanislaus_of_szczepanow_bishop: "Santo Estanislau, bispo e mártir",
			stephen_i_of_hungary: "Santo Estêvão da Hungria",
			stephen_the_first_martyr: "Santo Estêvão, primeiro mártir",
			sunday_of_the_word_of_god: "3º Domingo do Tempo Comum, ou Domingo da Palavra de Deus",
			sylvester_i_pope: "São Silvestre I, papa",
			teresa_benedicta_of_the_cross_stein_virgin: "Santa Teresa Benedita da Cruz, virgem e mártir",
			teresa_of_calcutta_virgin: "Santa Teresa de Calcutá, virgem",
			teresa_of_jesus_of_avila_virgin: "Santa Teresa de Jesus, virgem e doutora da Igreja",
			teresa_of_portugal_religious: "Beata Teresa de Portugal, religiosa",
			theotonius_of_coimbra_priest: "Santo Teotónio, presbítero",
			therese_of_the_child_jesus_and_the_holy_face_of_lisieux_virgin: "Santa Teresinha do Menino Jesus, virgem e doutora da Igreja",
			thomas_apostle: "São Tomé, apóstolo",
			thomas_aquinas_priest: "São Tomás de Aquino, presbítero e doutor da Igreja",
			thomas_becket_bishop: "São Tomás de Cantuária, bispo",
			thomas_jean_georges_rehm_priest: "Beato Tomás João Jorge Rehm, presbítero e mártir",
			thursday_of_the_lords_supper: "$(names:holy_thursday)",
			timothy_of_ephesus_and_titus_of_crete_bishops: "Santos Timóteo e Tito, bispos",
			transfiguration_of_the_lord: "Transfiguração do Senhor",
			translation_of_the_relics_of_odile_of_alsace_abbess: "Trasladação dos restos mortais da Santa Odília",
			turibius_of_mogrovejo_bishop: "São Turíbio de Mongrovejo, bispo",
			urban_i_pope: "Papa São Urbano I",
			valerius_of_trier_bishop: "São Valério, bispo",
			vincent_de_paul_priest: "São Vicente de Paulo, presbítero",
			vincent_ferrer_priest: "São Vicente Ferrer, presbítero",
			vincent_of_saragossa_deacon: "São Vicente de Saragoça, diácono",
			visitation_of_mary: "Visitação da Nossa Senhora",
			wenceslaus_i_of_bohemia_martyr: "São Venceslau, mártir",
			wenceslaus_i_of_bohemia_martyr_patron_of_the_czech_nation: "São Venceslau, mártir e patrono da nação tcheca",
			wendelin_of_trier_hermit: "São Vendelino, eremita"
		},
		ordinals: {
			1: "primeiro",
			"1_feminine": "primeira",
			2: "segundo",
			"2_feminine": "segunda",
			3: "terceiro",
			"3_feminine": "terceira",
			4: "quarto",
			"4_feminine": "quarta",
			5: "quinto",
			"5_feminine": "quinta",
			6: "sexto",
			"6_feminine": "sexta",
			7: "sétimo",
			"7_feminine": "sétima",
			8: "oitavo",
			"8_feminine": "oitava",
			9: "nono",
			"9_feminine": "nona",
			10: "décimo",
			"10_feminine": "décima",
			11: "décimo primeiro",
			"11_feminine": "décima primeira",
			12: "décimo segundo",
			"12_feminine": "décima segunda",
			13: "décimo terceiro",
			"13_feminine": "décima terceira",
			14: "décimo quarto",
			"14_feminine": "décima quarta",
			15: "décimo quinto",
			"15_feminine": "décima quinta",
			16: "décimo sexto",
			"16_feminine": "décima sexta",
			17: "décimo sétimo",
			"17_feminine": "décima sétima",
			18: "décimo oitavo",
			"18_feminine": "décima oitava",
			19: "décimo nono",
			"19_feminine": "décima nona",
			20: "vigésimo",
			"20_feminine": "vigésima",
			21: "vigésimo primeiro",
			"21_feminine": "vigésima primeira",
			22: "vigésimo segundo",
			"22_feminine": "vigésima segunda",
			23: "vigésimo terceiro",
			"23_feminine": "vigésima terceira",
			24: "vigésimo quarto",
			"24_feminine": "vigésima quarta",
			25: "vigésimo quinto",
			"25_feminine": "vigésima quinta",
			26: "vigésimo sexto",
			"26_feminine": "vigésima sexta",
			27: "vigésimo sétimo",
			"27_feminine": "vigésima sétima",
			28: "vigésimo oitavo",
			"28_feminine": "vigésima oitava",
			29: "vigésimo nono",
			"29_feminine": "vigésima nona",
			30: "trigésimo",
			"30_feminine": "trigésima",
			31: "trigésimo primeiro",
			"31_feminine": "trigésima primeira",
			32: "trigésimo segundo",
			"32_feminine": "trigésima segunda",
			33: "trigésimo terceiro",
			"33_feminine": "trigésima terceira",
			34: "trigésimo quarto",
			"34_feminine": "trigésima quarta"
		},
		periods: {
			epiphany: "Epifania do Senhor",
			holy_week: "Semana Santa"
		},
		ranks: {
			feast: "festa",
			memorial: "memória",
			optional_memorial: "memória facultativa",
			solemnity: "solenidade",
			sunday: "domingo",
			weekday: "dia de semana"
		},
		seasons: {
			advent: {
				privileged_weekday: "{{day}} de $t(months:11)",
				season: "Advento",
				sunday: "{{week}}º Domingo do Advento",
				weekday: "$t(weekdays:{{dow}}, capitalize) da {{week}}ª semana do Advento"
			},
			christmas_time: {
				after_epiphany: "$t(weekdays:{{dow}}, capitalize) depois da Epifania do Senhor",
				before_epiphany: "{{day}} de $t(months:0)",
				day: "$t(weekdays:{{dow}}, capitalize) do Tempo do Natal",
				octave: "{{count}}º dia da Oitava de Natal",
				season: "Natal",
				second_sunday_after_christmas: "Segundo Domingo do Natal"
			},
			easter_time: {
				octave: "Tempo Pascal $t(weekdays:{{dow}}, capitalize)",
				season: "Páscoa",
				sunday: "{{week}}º Domingo do Tempo Pascal",
				weekday: "$t(weekdays:{{dow}}, capitalize) da {{week}}ª semana do Tempo Pascal"
			},
			lent: {
				day_after_ash_wed: "$t(weekdays:{{dow}}, capitalize) depois da Quarta-feira de Cinzas",
				holy_week_day: "$t(weekdays:{{dow}}, capitalize) da Semana Santa",
				season: "Quaresma",
				sunday: "{{week}}º Domingo da Quaresma",
				weekday: "$t(weekdays:{{dow}}, capitalize) da {{week}}ª semana da Quaresma"
			},
			ordinary_time: {
				season: "Tempo Comum",
				sunday: "{{week}}º Domingo do Tempo Comum",
				weekday: "$t(weekdays:{{dow}}, capitalize) da {{week}}ª semana do Tempo Comum"
			},
			paschal_triduum: { season: "Tríduo Pascal" }
		},
		weekdays: {
			0: "Domingo",
			1: "Segunda-feira",
			2: "Terça-feira",
			3: "Quarta-feira",
			4: "Quinta-feira",
			5: "Sexta-feira",
			6: "Sábado"
		}
	},
	Sk: {
		colors: {
			black: "čierna",
			gold: "zlatá",
			green: "zelená",
			purple: "fialová",
			red: "červená",
			rose: "ružová",
			white: "biela"
		},
		cycles: {
			proper_of_saints: "sanktorál",
			proper_of_time: "temporál",
			psalter_week_1: "1. týždeň žaltára",
			psalter_week_2: "2. týždeň žaltára",
			psalter_week_3: "3. týždeň žaltára",
			psalter_week_4: "4. týždeň žaltára",
			sunday_year_a: "rok A",
			sunday_year_b: "rok B",
			sunday_year_c: "rok C",
			weekday_year_1: "cyklus I.",
			weekday_year_2: "cyklus II."
		},
		id: "sk",
		months: {
			0: "január",
			1: "február",
			2: "marec",
			3: "apríl",
			4: "máj",
			5: "jún",
			6: "júl",
			7: "august",
			8: "september",
			9: "október",
			10: "november",
			11: "december"
		},
		names: {
			"205_blessed_martyrs_of_japan": "Blahoslavených 205 japonských mučeníkov",
			adalbert_of_prague_bishop: "Svätého Vojtecha, biskupa a mučeníka",
			adalbert_of_prague_bishop_patron_of_poland: "Svätého Vojtecha, biskupa a mučeníka, patróna Poľska",
			adelaide_of_burgundy_empress: "Svätej Adelaidy Burgundskej, cisárovnej",
			adelphus_of_metz_bishop: "Svätého Adelfa z Metz, biskupa",
			adolph_kolping_priest: "Blahoslaveného Adolfa Kolpinga, kňaza",
			aelred_of_rievaulx_abbot: "Svätého Aelreda z Rievaulx, opáta",
			aengus_of_tallaght_bishop: "Svätého Aengusa, biskupa a opáta",
			agatha_of_sicily_virgin: "Svätej Agáty, panny a mučenice",
			agnes_cao_guiying_martyr: "Svätej Agnesy Cao Guiyingovej, mučenice",
			agnes_of_bohemia_virgin: "Svätej Anežky Českej, panny",
			agnes_of_rome_virgin: "Svätej Agnesy, panny a mučenice",
			aidan_of_ferns_bishop: "Svätého Aidana, biskupa",
			aidan_of_lindisfarne_bishop: "Svätého Aidana Lindisfarnského, biskupa a misionára",
			aidan_of_lindisfarne_bishop_and_the_saints_of_lindisfarne: "Svätého Aidana, biskupa a lindisfarnských svätých",
			ailbe_of_emly_bishop: "Svätého Ailbe, biskupa",
			alban_of_britain_julius_of_caerleon_aaron_of_caerleon_martyrs: "Svätého Albána, Júlia a Árona, mučeníkov",
			alban_of_britain_martyr: "Svätého Albána, mučeníka",
			alberic_crescitelli_priest: "Svätého Alberika Crescitelliho, kňaza a mučeníka",
			albert_chmielowski_religious: "Svätého Alberta Chmielowského, rehoľníka",
			albert_the_great_bishop: "Svätého Alberta Veľkého, biskupa a učiteľa Cirkvi",
			albertina_berkenbrock_virgin: "Blahoslavenej Albertíny Berkenbrockovej, panny a mučenice",
			alberto_hurtado_priest: "Svätého Alberta Hurtada, kňaza",
			all_saints: "Všetkých svätých",
			all_saints_of_ireland: "Všetkých svätých Írska",
			all_saints_of_the_archdiocese_of_paris: "Všetkých svätých Parížskej arcidiecézy",
			all_saints_of_the_diocese_of_saint_denis: "Všetkých svätých Diecézy Saint-Denis",
			all_saints_of_wales: "Všetkých svätých Walesu",
			aloysius_gonzaga_religious: "Svätého Alojza Gonzágu, rehoľníka",
			aloysius_stepinac_bishop: "Blahoslaveného Alojza Stepinaca, biskupa a mučeníka",
			aloysius_versiglia_bishop_and_callistus_caravario_priest_martyrs: "Svätých Alojza Versigliu, biskupa, a Kalixta Caravaria, kňaza, mučeníkov",
			alphonsa_of_the_immaculate_conception_muttathupadathu_virgin: "Svätej Alfonzy od Nepoškvrneného počatia Muttathupadathu, panny",
			alphonsus_mary_liguori_bishop: "Svätého Alfonza Máriu de Liguori, biskupa a učiteľa Cirkvi",
			amand_of_maastricht_bishop: "Svätého Milana, biskupa",
			amandus_of_strasbourg_bishop: "Svätého Milana zo Štrasburgu, biskupa",
			amarin_of_alsace_abbot: "Svätého Amarína, opáta a mučeníka",
			ambrose_of_milan_bishop: "Svätého Ambróza, biskupa a učiteľa Cirkvi",
			andre_bessette_religious: "Svätého Andreja Alfréda Bessetta, rehoľníka",
			andre_grasset_priest: "Blahoslaveného Andreja Grasseta, kňaza a mučeníka",
			andrew_apostle: "Svätého Ondreja, apoštola",
			andrew_apostle_patron_of_russia: "Svätého Ondreja, apoštola, patróna Ruska",
			andrew_apostle_patron_of_scotland: "Svätého Ondreja, apoštola, patróna Škótska",
			andrew_bobola_priest: "Svätého Andreja Bobolu, kňaza a mučeníka",
			andrew_de_soveral_and_ambrose_francis_ferro_priests: "Blahoslavených Andreja de Soverala a Ambróza Františka Ferra, mučeníka",
			andrew_dung_lac_priest_and_companions_martyrs: "Svätého Andreja Dung-Laka, kňaza, a spoločníkov, mučeníkov",
			andrew_kim_tae_gon_priest_paul_chong_ha_sang_and_companions_martyrs: "Svätých Andreja Kima Taegona, kňaza, Pavla Chonga Hasanga a spoločníkov, mučeníkov",
			andrew_zorard_of_nitra_and_benedict_of_skalka_hermits: "Svätých Andreja Svorada a Beňadika, pustovníkov",
			angela_merici_virgin: "Svätej Angely Merici, panny",
			angela_salawa_virgin: "Blahoslavenej Angely Salawovej, panny",
			anno_of_cologne_bishop: "Svätého Anna Kolínskeho, biskupa",
			annunciation_of_the_lord: "Zvestovanie Pána",
			anselm_of_canterbury_bishop: "Svätého Anzelma, biskupa a učiteľa Cirkvi",
			ansgar_of_hamburg_bishop: "Svätého Oskara, biskupa",
			anthony_julian_nowowiejski_bishop_and_companions_martyrs: "Blahoslaveného Antona Juliána Nowowiejskeho, biskupa, a spoločníkov, mučeníka",
			anthony_mary_claret_bishop: "Svätého Antona Máriu Clareta, biskupa",
			anthony_of_egypt_abbot: "Svätého Antona, opáta",
			anthony_of_padua_priest: "Svätého Antona Paduánskeho, kňaza a učiteľa Cirkvi",
			anthony_of_saint_anne_galvao_priest: "Svätého Antona od svätej Anny Galvão, kňaza",
			anthony_of_the_caves_monk: "Svätého Antona Pečerského, mnícha",
			anthony_zaccaria_priest: "Svätého Antona Máriu Zaccariu, kňaza",
			apollinaris_of_ravenna_bishop: "Svätého Apolinára, biskupa a mučeníka",
			arbogast_of_strasbourg_bishop: "Svätého Arbogasta, biskupa",
			arbogast_of_strasbourg_bishop_patron_of_the_archdiocese_of_strasbourg: "Svätého Arbogasta, biskupa, patróna Štrasburskej arcidiecézy",
			asaph_of_wales_bishop: "Svätého Asafa, biskupa",
			ascension_of_the_lord: "Nanebovstúpenie Pána",
			ash_wednesday: "Popolcová streda",
			asicus_of_elphin_bishop: "Svätého Asika, biskupa",
			assumption_of_the_blessed_virgin_mary: "Nanebovzatie preblahoslavenej Panny Márie",
			athanasius_of_alexandria_bishop: "Svätého Atanáza, biskupa a učiteľa Cirkvi",
			attracta_of_killaraght_virgin: "Svätej Atrakty, panny",
			audoen_of_rouen_bishop: "Svätého Audoena, biskupa",
			augustine_kazotic_bishop: "Blahoslaveného Augustína Kažotića, biskupa a mučeníka",
			augustine_of_canterbury_bishop: "Svätého Augustína z Canterbury, biskupa",
			augustine_of_hippo_bishop: "Svätého Augustína, biskupa a učiteľa Cirkvi",
			augustine_zhao_rong_priest: "Svätého Augustína Zhao Ronga, kňaza a mučeníka",
			augustine_zhao_rong_priest_and_companions_martyrs: "Svätých Augustína Zhao Ronga, kňaza, a spoločníkov, mučeníkov",
			aurelia_of_strasbourg_virgin: "Svätej Aurélie zo Štrasburgu, panny",
			baptism_of_the_lord: "Krst Pána",
			barbara_of_heliopolis_virgin: "Svätej Barbory, panny a mučenice",
			barnabas_apostle: "Svätého Barnabáša, apoštola",
			bartholomew_apostle: "Svätého Bartolomeja, apoštola",
			bartholomew_dias_laurel_religious: "Blahoslaveného Bartolomeja Díasa Laurela, rehoľníka a mučeníka",
			bartholomew_of_the_martyrs_fernandes_bishop: "Blahoslaveného Bartolomeja od mučeníkov Fernandesa, biskupa",
			basil_the_great_and_gregory_nazianzen_bishops: "Svätých Bazila Veľkého a Gregora Naziánzskeho, biskupov a učiteľov Cirkvi",
			beatrice_da_silva_meneses_virgin: "Svätej Beatrix da Silva, panny",
			bede_the_venerable_priest: "Svätého Bédu Ctihodného, kňaza a učiteľa Cirkvi",
			benedict_of_aniane_abbot: "Svätého Benedikta z Aniane, opáta",
			benedict_of_jesus_valdivielso_saez_religious: "Svätého Benedikta od Ježiša Valdivielsa Sáeza, rehoľníka a mučeníka",
			benedict_of_nursia_abbot: "Svätého Benedikta, opáta",
			benedict_of_nursia_abbot_patron_of_europe: "Svätého Benedikta, opáta, patróna Európy",
			benno_of_meissen_bishop: "Svätého Benna z Meißenu, biskupa",
			bernadette_soubirous_virgin: "Svätej Bernadety Soubirousovej, panny",
			bernard_of_clairvaux_abbot: "Svätého Bernarda, opáta a učiteľa Cirkvi",
			bernardine_of_siena_priest: "Svätého Bernardína Sienského, kňaza",
			beuno_of_wales_abbot: "Svätého Beuna, opáta",
			blaise_of_sebaste_bishop: "Svätého Blažeja, biskupa a mučeníka",
			blessed_martyrs_of_paris: "Blahoslavených parížskych mučeníkov Francúzskej revolúcie",
			bogumilus_of_dobrow_bishop: "Blahoslaveného Bohumila, biskupa",
			boleslawa_mary_lament_virgin: "Blahoslavenej Boleslavy Márie Lamentovej, panny",
			bonaventure_of_bagnoregio_bishop: "Svätého Bonaventúru, biskupa a učiteľa Cirkvi",
			boniface_of_mainz_bishop: "Svätého Bonifáca, biskupa a mučeníka",
			boris_of_kiev_and_gleb_of_kiev_martyrs: "Svätých Borisa a Gleba, mučeníkov",
			brendan_of_clonfert_abbot: "Svätého Brendana, opáta",
			bridget_of_sweden_religious: "Svätej Brigity, rehoľníčky",
			bridget_of_sweden_religious_copatroness_of_europe: "Svätej Brigity, rehoľníčky, patrónky Európy",
			brigid_of_kildare_virgin: "Svätej Brigity Írskej, opátky",
			brigid_of_kildare_virgin_copatroness_of_ireland: "Svätej Brigity Írskej, panny, patrónky Írska",
			bronislava_of_poland_virgin: "Blahoslavenej Bronislavy, panny",
			bronislaw_markiewicz_priest: "Blahoslaveného Bronislava Markiewicza, kňaza",
			bruno_of_cologne_priest: " Svätého Bruna, kňaza",
			bruno_of_querfurt_bishop: "Svätého Bruna z Querfurtu, biskupa a mučeníka",
			caesarius_of_arles_bishop: "Svätého Cézara z Arles, biskupa",
			cajetan_of_thiene_priest: "Svätého Kajetána, kňaza",
			callistus_i_pope: "Svätého Kalixta I., pápeža a mučeníka",
			camillus_de_lellis_priest: "Svätého Kamila z Lellisu, kňaza",
			canice_of_kilkenny_abbot: "Svätého Kanika, opáta",
			canute_iv_of_denmark_eric_ix_of_sweden_and_olaf_ii_of_norway_martyrs: "Svätých Kanuta, Erika a Olafa, mučeníkov",
			canute_iv_of_denmark_martyr: "Svätého Kanuta, mučeníka",
			carlos_manuel_rodriguez_santiago: "Blahoslaveného Karola Emanuela Rodrígueza Santiaga",
			carmelites_of_compiegne_virgins_and_martyrs: "Blahoslavených karmelitánok z Compiègne, panien a mučeníc",
			caroline_kozka_virgin: "Blahoslavenej Karolíny Kózkównej, panny a mučenice",
			carthage_of_lismore_bishop: "Svätého Kartága z Lismore, biskupa",
			casimir_of_poland: "Svätého Kazimíra",
			catherine_of_alexandria_virgin: "Svätej Kataríny Alexandrijskej, panny a mučenice",
			catherine_of_siena_virgin: "Svätej Kataríny Sienskej, panny a učiteľky Cirkvi",
			catherine_of_siena_virgin_copatroness_of_europe: "Svätej Kataríny Sienskej, panny a učiteľky Cirkvi, patrónky Európy",
			catherine_of_siena_virgin_copatroness_of_italy_and_europe: "Svätej Kataríny Sienskej, panny a učiteľky Cirkvi, patrónky Talianska a Európy",
			catherine_zoe_laboure_virgin: "Svätej Kataríny Labouré, panny",
			ceallach_of_armagh_bishop: "Svätého Cellacha, biskupa",
			cecilia_of_rome_virgin: "Svätej Cecílie, panny a mučenice",
			ceferino_gimenez_malla_martyr: "Blahoslaveného Zefirína Giménez Mallu, mučeníka",
			ceraunus_of_paris_bishop: "Svätého Cerauna z Paríža, biskupa",
			ceslaus_of_poland_and_hyacinth_of_poland_priests: "Blahoslaveného Česlava a svätého Hyacinta, kňazov",
			ceslaus_of_poland_priest: "Blahoslaveného Česlava, kňaza",
			chad_of_mercia_and_cedd_of_lastingham_bishops: "Svätých Chada a Cedda, biskupov",
			chair_of_saint_peter_the_apostle: "Katedry svätého Petra, apoštola",
			charles_borromeo_bishop: "Svätého Karola Boromejského, biskupa",
			charles_i_of_austria: "Blahoslaveného Karola Habsburského",
			charles_lwanga_and_companions_martyrs: "Svätých Karola Lwangu a spoločníkov, mučeníkov",
			charles_of_jesus_de_foucauld: "Svätého Karola de Foucaulda, kňaza",
			charles_spinola_and_jerome_de_angelis_priests: "Blahoslavených Karola Spinolu a Hieronyma de Angelis, kňazov a mučeníkov",
			charles_spinola_priest: "Blahoslaveného Karola Spinolu, kňaza a mučeníka",
			christopher_magallanes_priest_and_companions_martyrs: "Svätého Krištofa Magallanesa, kňaza, a spoločníkov, mučeníkov",
			christopher_of_palestine_martyr: "Svätého Krištofa, mučeníka",
			ciaran_of_clonmacnoise_abbot: "Svätého Kierana z Clonmacnoise, opáta",
			clare_of_assisi_virgin: "Svätej Kláry, panny",
			clement_i_pope: "Svätého Klimenta I., pápeža a mučeníka",
			clement_mary_hofbauer_priest: "Svätého Klementa Máriu Hofbauera, kňaza",
			clement_of_ohrid_and_gorazd_of_moravia_bishops_and_companions: "Svätých Klimenta Ochridského a Gorazda, biskupov, a spoločníkov",
			clotilde_of_burgundy: "Svätej Klotildy",
			colman_of_cloyne_bishop: "Svätého Kolomana z Cloyne, biskupa",
			colman_of_dromore_bishop: "Svätého Kolomana z Dromore, biskupa",
			colman_of_kilmacduagh_bishop: "Svätého Kolomana z Kilmacduagh, biskupa",
			columba_marmion_priest: "Blahoslaveného Kolumbu Marmiona, kňaza",
			columba_of_iona_abbot: "Svätého Kolumbu, opáta",
			columba_of_iona_abbot_copatron_of_ireland: "Svätého Kolumbu, opáta, patróna Írska",
			columban_of_luxeuil_abbot: "Svätého Kolumbána, opáta",
			comgall_of_bangor_abbot: "Svätého Komgala, opáta",
			commemoration_of_all_the_faithful_departed: "Spomienka na všetkých zosnulých veriacich",
			conleth_of_kildare_bishop: "Svätého Konleta, biskupa",
			conrad_of_constance_and_gebhard_of_constance_bishops: "Svätých Konráda a Gebharda z Kostnice, biskupov",
			conrad_of_parzham_religious: "Svätého Konráda z Parzhamu, rehoľníka",
			conversion_of_saint_paul_the_apostle: "Obrátenie svätého Pavla, apoštola",
			corbinian_of_freising_bishop: "Svätého Korbiniána, biskupa",
			cornelius_i_pope_and_cyprian_of_carthage_bishop_martyrs: "Svätých Kornela, pápeža, a Cypriána, biskupa, mučeníkov",
			cosmas_of_cilicia_and_damian_of_cilicia_martyrs: "Svätých Kozmu a Damiána, mučeníkov",
			cuthbert_of_lindisfarne_bishop: "Svätého Kutberta, biskupa",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop: "Svätých Cyrila, mnícha, a Metoda, biskupa",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop_copatrons_of_europe: "Svätých Cyrila, mnícha, a Metoda, biskupa, patrónov Európy",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop_slavic_missionaries_copatrons_of_europe: "Svätých Cyrila, mnícha, a Metoda, biskupa, slovanských vierozvestov, patrónov Európy",
			cyril_of_alexandria_bishop: "Svätého Cyrila Alexandrijského, biskupa a učiteľa Cirkvi",
			cyril_of_jerusalem_bishop: "Svätého Cyrila Jeruzalemského, biskupa a učiteľa Cirkvi",
			damasus_i_pope: "Svätého Damaza I., pápeža",
			damien_de_veuster_priest: "Svätého Damiána de Veuster, kňaza a mučeníka",
			daniel_brottier_priest: "Blahoslaveného Daniela Brottiera, kňaza",
			david_lewis_priest: "Svätého Dávida Lewisa, kňaza a mučeníka",
			david_of_wales_bishop: "Svätého Dávida z Walesu, biskupa",
			david_of_wales_bishop_patron_of_wales: "Svätého Dávida z Walesu, biskupa, patróna Walesu",
			davnet_of_sliabh_beagh_virgin: "Svätej Davnety, panny",
			declan_of_ardmore_bishop: "Svätého Deklana, biskupa",
			dedication_of_consecrated_churches: "Výročie posviacky chrámov, ktorých deň posviacky nie je známy",
			dedication_of_the_basilica_of_saint_mary_major: "Výročie posviacky hlavnej mariánskej baziliky v Ríme",
			dedication_of_the_basilicas_of_saints_peter_and_paul_apostles: "Výročie posviacky bazilík sv. Petra a Pavla, apoštolov",
			dedication_of_the_cathedral_basilica_of_saint_denis_france: "Výročie posviacky Katedrálnej baziliky Saint-Denis, Francúzsko",
			dedication_of_the_cathedral_of_notre_dame_de_strasbourg_france: "Výročie posviacky Katedrály Notre-Dame de Strasbourg, Francúzsko",
			dedication_of_the_lateran_basilica: "Výročie posviacky Lateránskej baziliky",
			dedication_of_the_notre_dame_de_paris_cathedral_paris_france: "Výročie posviacky Katedrály Notre-Dame de Paris, Paríž",
			deiniol_of_bangor_bishop: "Svätého Deiniola, biskupa",
			demetrius_of_thessaloniki_martyr: "Svätého Demetra Solúnskeho, mučeníka",
			denis_of_paris_bishop_and_companions_martyrs: "Svätého Dionýza, biskupa, a spoločníkov, mučeníkov",
			denis_of_paris_bishop_patron_of_the_archdiocese_of_paris: "Svätého Dionýza, biskupa a mučeníka, patróna Parížskej arcidiecézy",
			denis_of_paris_bishop_patron_of_the_city_and_of_the_diocese_of_saint_denis: "Svätého Dionýza, biskupa a mučeníka, patróna mesta a Diecézy Saint-Denis",
			dina_belanger_virgin: "Blahoslavenej Diny Bélangerovej, panny",
			dionysius_the_areopagite_bishop: "Svätého Dionýza Areopagitu, biskupa a mučeníka",
			divine_mercy_sunday: "2. veľkonočná nedeľa alebo Nedeľa Božieho milosrdenstva",
			dominic_de_guzman_priest: "Svätého Dominika, kňaza",
			dominic_of_the_mother_of_god_barberi_priest: "Blahoslaveného Dominika od Matky Božej Barberi, kňaza",
			dunstan_of_canterbury_bishop: "Svätého Dunstana z Canterbury, biskupa",
			dyfrig_of_wales_bishop: "Svätého Dubrícia z Walesu, biskupa",
			easter_sunday: "Nedeľa Pánovho zmŕtvychvstania",
			edmund_bojanowski: "Blahoslaveného Edmunda Bojanowského",
			edmund_campion_priest: "Svätého Edmunda Kampiána, kňaza a mučeníka",
			edmund_ignatius_rice_religious: "Blahoslaveného Edmunda Ignáca Rica, rehoľníka",
			edmund_of_abingdon_bishop: "Svätého Edmunda z Abingdonu, biskupa",
			edward_the_confessor: "Svätého Eduarda Vyznávača",
			eligius_of_noyon_bishop: "Svätého Elígia, biskupa",
			elijah_prophet: "Svätého Eliáša, proroka",
			elizabeth_ann_seton_religious: "Svätej Alžbety Anny Setonovej, rehoľníčky",
			elizabeth_hesselblad_religious: "Svätej Alžbety Hesselbladovej, panny",
			elizabeth_of_hungary_religious: "Svätej Alžbety Uhorskej, rehoľníčky",
			elizabeth_of_portugal: "Svätej Alžbety Portugalskej",
			emeric_of_hungary: "Svätého Imricha",
			emilie_tavernier_gamelin_religious: "Blahoslavenej Emílie Tavernier Gamelinovej, rehoľníčky",
			enda_of_aran_abbot: "Svätého Endu, opáta",
			english_martyrs: "Svätých anglických mučeníkov",
			eoghan_of_ardstraw_bishop: "Svätého Eoghana, biskupa",
			ephrem_the_syrian_deacon: "Svätého Efréma, diakona a učiteľa Cirkvi",
			epiphany_of_the_lord: "Zjavenie Pána",
			eric_ix_of_sweden_martyr: "Svätého Erika IX. Švédskeho, mučeníka",
			etheldreda_of_ely_abbess: "Svätej Eteldredy z Ely, opátky",
			eucharius_of_trier_bishop: "Svätého Euchária, biskupa",
			eugene_de_mazenod_bishop: "Svätého Eugena de Mazenod, biskupa",
			eugenia_of_alsace_and_attala_of_alsace_virgins: "Svätých Eugénie a Attaly, pannien",
			eulalia_of_merida_virgin: "Svätej Eulálie z Meridy, panny a mučenice",
			eulogius_of_cordoba_bishop: "Svätého Eulógia z Córdoby, biskupa",
			eusebius_of_esztergom_priest: "Blahoslaveného Euzébia Ostrihomského, kňaza",
			eusebius_of_vercelli_bishop: "Svätého Euzébia Vercellského, biskupa",
			exaltation_of_the_holy_cross: "Povýšenie Svätého kríža",
			eysteinn_of_nidaros_bishop: "Svätého Eysteina z Nidarosu, biskupa",
			ezequiel_moreno_bishop: "Svätého Ezechiela Morena, biskupa",
			fabian_i_pope: "Svätého Fabiána, pápeža a mučeníka",
			fachanan_of_kilfenora_bishop: "Svätého Fachanana z Kilfenory, biskupa",
			fachtna_of_rosscarbery_bishop: "Svätého Fachtnu z Rosscarbery, biskupa",
			faustina_kowalska_virgin: "Svätej Faustíny Kowalskej, panny",
			ferdinand_iii_of_castile: "Svätého Ferdinanda III. Kastilského",
			fiacre_of_breuil_monk: "Svätého Fiakra, mnícha",
			fidelis_of_sigmaringen_priest: "Svätého Fidéla zo Sigmaringenu, kňaza a mučeníka",
			finbarr_of_cork_bishop: "Svätého Finbarra, biskupa",
			finding_of_the_holy_cross: "Nájdenie Svätého kríža",
			finnian_of_clonard_bishop: "Svätého Finniana z Clonardu, biskupa",
			fintan_of_clonenagh_abbot: "Svätého Fintana, opáta",
			first_martyrs_of_the_holy_roman_church: "Prvých svätých mučeníkov Cirkvi v Ríme",
			first_polish_martyrs: "Svätých Benedikta, Jána, Mateja, Izáka a Kristína, prvých poľských mučeníkov",
			five_wounds_of_the_lord: "Piatich Rán Krista Pána",
			flannan_of_killaloe_bishop: "Svätého Flannana, biskupa",
			florentius_of_strasbourg_bishop: "Svätého Florencia, biskupa",
			florian_of_lorch_and_companions_martyrs: "Svätých Floriána a spoločníkov, mučeníkov",
			florian_of_lorch_martyr: "Svätého Floriána, mučeníka",
			frances_of_rome_religious: "Svätej Františky Rímskej, rehoľníčky",
			frances_xavier_cabrini_virgin: "Svätej Františky Xaviery Cabriniovej, panny",
			francis_borgia_priest: "Svätého Františka Borgiu, kňaza",
			francis_de_sales_bishop: "Svätého Františka Saleského, biskupa a učiteľa Cirkvi",
			francis_diaz_del_rincon_priest_and_companions_martyrs: "Svätého Františka Diaza, kňaza, a spoločníkov, mučeníkov",
			francis_ferdinand_de_capillas_priest: "Svätého Františka Ferdinanda de Capillas, kňaza a mučeníka",
			francis_of_assisi: "Svätého Františka Assiského",
			francis_of_assisi_patron_of_italy: "Svätého Františka Assiského, patróna Talianska",
			francis_of_paola_hermit: "Svätého Františka z Paoly, pustovníka",
			francis_solanus_priest: "Svätého Františka Solana, kňaza",
			francis_xavier_priest: "Svätého Františka Xaverského, kňaza",
			francis_xavier_seelos_priest: "Blahoslaveného Františka Xavera Seelosa, kňaza",
			francois_de_montmorency_laval_bishop: "Svätého Františka de Montmorency-Laval, biskupa",
			frederic_janssoone_priest: "Blahoslaveného Frederika Janssoona, kňaza",
			frederic_ozanam_founder: "Blahoslaveného Frederika Ozanama, zakladateľa",
			friday_of_the_passion_of_the_lord: "Piatok utrpenia Pána (Veľký piatok)",
			fridolin_of_sackingen_monk: "Svätého Fridolína zo Säckingen, opáta",
			fructuosus_of_braga_martin_of_braga_and_gerald_of_braga_bishops: "Svätých Fruktuóza, Martina a Geralda z Bragy, biskupov",
			fructuosus_of_tarragona_bishop_and_augurius_of_tarragona_and_eulogius_of_tarragona_deacons_martyrs: "Svätých Fruktuóza z Tarragony, biskupa, Augúria a Eulógia, diakonov, mučeníkov",
			fursa_of_peronne_abbot: "Svätého Fursu, opáta a misionára",
			gabriel_taurin_dufresse_bishop: "Svätého Gabriela Taurina Dufressa, biskupa a mučeníka",
			gall_of_switzerland_abbot: "Svätého Gála, kňaza",
			genevieve_of_paris_virgin: "Svätej Genovévy, panny",
			george_matulaitis_bishop: "Blahoslaveného Juraja Matulaitisa, biskupa",
			george_of_lydda_martyr: "Svätého Juraja, mučeníka",
			george_of_lydda_martyr_patron_of_england: "Svätého Juraja, mučeníka, patróna Anglicka",
			george_preca_priest: "Svätého Juraja Precu, kňaza",
			gerard_of_csanad_bishop: "Svätého Gerarda z Čanádu, biskupa a mučeníka",
			germain_of_paris_bishop: "Svätého Germana, biskupa",
			germanus_of_auxerre_bishop: "Svätého Germána z Auxerre, biskupa",
			gertrude_of_nivelles_abbess: "Svätej Gertrúdy z Nivelles, opátky",
			gertrude_the_great_virgin: "Svätej Gertrúdy, panny",
			gisela_of_hungary: "Blahoslavenej Gizely Uhorskej, rehoľníčky",
			gobnait_of_ballyvourney_virgin: "Svätej Gobnaity, panny",
			gorazd_of_moravia_and_companions: "Svätého Gorazda a spoločníkov",
			gotthard_of_hildesheim_bishop: "Svätého Gotharda, biskupa",
			gratia_of_cattaro_religious: "Blahoslaveného Gráciu Kotorského, rehoľníka",
			gregory_grassi_francis_fogolla_and_anthony_fantosati_bishops_and_companions_martyrs: "Svätých Gregora Grassiho, Františka Fogolly a Antona Fantosatiho, biskupov, a spoločníkov, mučeníkov",
			gregory_i_the_great_pope: "Svätého Gregora Veľkého, pápeža a učiteľa Cirkvi",
			gregory_of_narek_abbot: "Svätého Gregora z Nareku, opáta a učiteľa Cirkvi",
			gregory_vii_pope: "Svätého Gregora VII., pápeža",
			guardian_angel_of_portugal: "Anjela strážcu Portugalska",
			gundisalvus_garcia_martyr: "Svätého Gundislava Garcíu, mučeníka",
			gundisalvus_of_amarante_priest: "Blahoslaveného Gundislava z Amarante, kňaza",
			gundisalvus_of_lagos_priest: "Blahoslaveného Gundislava de Lagos, kňaza",
			hedwig_of_poland: "Svätej Hedvigy Poľskej",
			hedwig_of_silesia_religious: "Svätej Hedvigy, rehoľníčky",
			helena_of_constantinople: "Svätej Heleny",
			hemma_of_gurk: "Svätej Emy z Gurku",
			hemming_of_turku_bishop: "Blahoslaveného Hemminga z Turku, biskupa",
			henry_ii_emperor: "Svätého Henricha",
			henry_ii_emperor_and_cunigunde_of_luxembourg: "Svätého Henricha a Kunigundy",
			henry_of_finland_bishop: "Svätého Henricha, biskupa a mučeníka",
			henry_suso_priest: "Blahoslaveného Henricha Susa, kňaza",
			hermann_joseph_of_steinfeld_priest: "Svätého Hermana Jozefa, kňaza",
			hermenegild_the_visigoths_martyr: "Svätého Hermenegilda, mučeníka",
			hilary_of_poitiers_bishop: "Svätého Hilára, biskupa a učiteľa Cirkvi",
			hilda_of_whitby_abbess: "Svätej Hildy, opátky",
			hildegard_of_bingen_abbess: "Svätej Hildegardy z Bingenu, panny a učiteľky Cirkvi",
			holy_child_of_cebu: "Svätého Dieťaťa z Cebú",
			holy_family_of_jesus_mary_and_joseph: "Svätej rodiny Ježiša, Márie a Jozefa",
			holy_guardian_angels: "Svätých anjelov strážcov",
			holy_innocents_martyrs: "Svätých neviniatok, mučeníkov",
			holy_saturday: "Svätá sobota (Biela sobota)",
			holy_thursday: "Štvrtok Svätého týždňa (Zelený štvrtok)",
			honorat_kozminski_priest: "Blahoslaveného Honoráta Kożmińského, kňaza",
			hosanna_of_cattaro_virgin: "Blahoslavenej Hosanny Kotorskej, panny",
			hroznata_of_bohemia_martyr: "Blahoslaveného Hroznatu, mučeníka",
			hubert_of_liege_bishop: "Svätého Huberta, biskupa",
			hugh_of_lincoln_bishop: "Svätého Huga z Lincolnu, biskupa",
			hungarian_saints_and_blesseds: "Maďarských svätých a blahoslavených",
			hyacinth_of_poland_priest: "Svätého Hyacinta Poľského, kňaza",
			ignatius_de_azevedo_priest_and_companions_martyrs: "Blahoslaveného Ignáca de Azevedo, kňaza a spoločníkov, mučeníkov",
			ignatius_falzon: "Blahoslaveného Ignáca Falzona",
			ignatius_of_antioch_bishop: "Svätého Ignáca Antiochijského, biskupa a mučeníka",
			ignatius_of_loyola_priest: "Svätého Ignáca z Loyoly, kňaza",
			ildephonsus_of_toledo_bishop: "Svätého Ildefonza z Toleda, biskupa",
			illtud_the_knight_abbot: "Svätého Illtuda, opáta",
			immaculate_conception_of_the_blessed_virgin_mary: "Nepoškvrnené počatie preblahoslavenej Panny Márie",
			immaculate_conception_of_the_blessed_virgin_mary_patroness_of_the_philippines: "Nepoškvrneného počatia preblahoslavenej Panny Márie, patrónky Filipín",
			immaculate_conception_of_the_blessed_virgin_mary_patroness_of_the_usa: "Nepoškvrnené počatie preblahoslavenej Panny Márie, patrónky USA",
			immaculate_heart_of_mary: "Nepoškvrneného Srdca preblahoslavenej Panny Márie",
			innocent_v_pope: "Blahoslaveného Inocenta V., pápeže",
			innocent_xi_pope: "Blahoslaveného Inocenta XI., pápeža",
			irenaeus_of_lyon_bishop: "Svätého Ireneja, biskupa, mučeníka a učiteľa Cirkvi",
			irene_of_macedonia: "Svätej Ireny",
			irish_martyrs: "Blahoslavených írskych mučeníkov",
			isabelle_of_france_virgin: "Blahoslavenej Izabely Francúzskej, panny",
			isidore_of_seville_bishop: "Svätého Izidora, biskupa a učiteľa Cirkvi",
			isidore_the_farmer: "Svätého Izidora z Madridu, roľníka",
			istvan_sandor_religious: "Blahoslaveného Štefana Šándora, rehoľníka a mučeníka",
			ita_of_killeedy_virgin: "Svätej Ity, panny",
			ivan_merz: "Blahoslaveného Ivana Merza",
			ivo_of_kermartin_priest: "Svätého Iva z Kermartinu, kňaza",
			jacinta_marto_and_francisco_marto: "Svätých Hyacinty a Františka Martovcov",
			james_apostle: "Svätého Jakuba, apoštola",
			james_apostle_patron_of_spain: "Svätého Jakuba, apoštola, patróna Španielska",
			james_strzemie_bishop: "Blahoslaveného Jakuba Strzemię, biskupa",
			jane_frances_de_chantal_religious: "Svätej Jany Františky de Chantal, rehoľníčky",
			januarius_i_of_benevento_bishop: "Svätého Januára, biskupa a mučeníka",
			jarlath_of_tuam_bishop: "Svätého Jarláta, biskupa",
			jerome_emiliani: "Svätého Hieronyma Emilianiho",
			jerome_of_stridon_priest: "Svätého Hieronyma, kňaza a učiteľa Cirkvi",
			joachim_and_anne_parents_of_mary: "Svätých Joachima a Anny, rodičov preblahoslavenej Panny Márie",
			joachim_and_anne_patroness_of_the_province_of_quebec_parents_of_mary: "Svätých Anny, patrónky Quebecu, a Joachima, rodičov preblahoslavenej Panny Márie",
			joachim_he_kaizhi_martyr: "Svätého Joachima He Kaizhi, mučeníka",
			joan_of_arc_virgin_copatroness_of_france: "Svätej Jany z Arku, panny, patrónky Francúzska",
			joan_of_portugal_virgin: "Blahoslavenej Jany Portugalskej, panny",
			joaquina_of_saint_francis_of_assisi_de_vedruna_religious: "Svätej Joachimy od svätého Františka z Assisi de Vedruna, rehoľníčky",
			john_apostle: "Svätého Jána, apoštola a evanjelistu",
			john_baptist_de_la_salle_priest: "Svätého Jána Krstiteľa de la Salle, kňaza",
			john_berchmans_religious: "Svätého Jána Berchmansa, rehoľníka",
			john_beyzym_priest: "Blahoslaveného Jána Beyzyma, kňaza",
			john_bosco_priest: "Svätého Jána Bosca, kňaza",
			john_brenner_priest: "Blahoslaveného Jána Brennera, kňaza a mučeníka",
			john_cassian_priest: "Svätého Ján Kassiána, kňaza",
			john_chrysostom_bishop: "Svätého Jána Zlatoústeho, biskupa a učiteľa Cirkvi",
			john_damascene_priest: "Svätého Jána Damascénskeho, kňaza a učiteľa Cirkvi",
			john_de_brebeuf_isaac_jogues_priests_and_companions_martyrs: "Svätých Jána de Brébeuf a Izáka Jogues, kňazov, a ich spoločníkov, mučeníkov",
			john_de_brebeuf_isaac_jogues_priests_and_companions_martyrs_copatrons_of_canada: "Svätých Jána de Brébeuf a Izáka Joguesa, kňazov, a ich spoločníkov, mučeníkov, patrónov Kanady",
			john_de_britto_priest: "Svätého Jána de Britto, kňaza a mučeníka",
			john_eudes_priest: "Svätého Jána Eudesa, kňaza",
			john_fisher_bishop_and_thomas_more_martyrs: "Svätých Jána Fišera, biskupa, a Tomáša Morusa, mučeníkov",
			john_gabriel_perboyre_priest: "Svätého Jána Gabriela Perboyreho, kňaza a mučeníka",
			john_henry_newman_priest: "Svätého Johna Henryho Newmana, kňaza",
			john_i_pope: "Svätého Jána I., pápeža a mučeníka",
			john_jones_priest: "Svätého Jána Jonesa, kňaza a mučeníka",
			john_leonardi_priest: "Svätého Jána Leonardiho, kňaza",
			john_macias_religious: "Svätého Jána Macíasa, rehoľníka",
			john_martin_moye_priest: "Blahoslaveného Jána Martina Moyeho, kňaza",
			john_mary_vianney_priest: "Svätého Jána Máriu Vianneya, kňaza",
			john_nepomucene_neumann_bishop: "Svätého Jána Nepomuk Neumanna, biskupa",
			john_nepomucene_priest: "Svätého Jána Nepomuckého, kňaza a mučeníka",
			john_of_avila_priest: "Svätého Jána z Avily, kňaza a učiteľa Cirkvi",
			john_of_capistrano_priest: "Svätého Jána Kapistránskeho, kňaza",
			john_of_dukla_priest: "Svätého Jána z Dukly, kňaza",
			john_of_god_duarte_cidade_religious: "Svätého Jána od Boha, rehoľníka",
			john_of_kanty_priest: "Svätého Jána Kentského, kňaza",
			john_of_the_cross_priest: "Svätého Jána od Kríža, kňaza a učiteľa Cirkvi",
			john_of_triora_priest: "Svätého Jána z Triory, kňaza a mučeníka",
			john_ogilvie_priest: "Svätého Jána Ogilvie, kňaza a mučeníka",
			john_paul_ii_pope: "Svätého Jána Pavla II., pápeža",
			john_roberts_priest: "Svätého Jána Robertsa, kňaza a mučeníka",
			john_sarkander_priest: "Svätého Jána Sarkandera, kňaza a mučeníka",
			john_scheffler_bishop: "Blahoslaveného Jána Schefflera, biskupa a mučeníka",
			john_xxiii_pope: "Svätého Jána XXIII., pápeža",
			josaphat_kuntsevych_bishop: "Svätého Jozafáta, biskupa a mučeníka",
			jose_maria_de_yermo_y_parres_priest: "Svätého Jozefa Máriu de Yermo y Parres, kňaza",
			josemaria_escriva_de_balaguer_priest: "Svätého Josemaríu Escrivá de Balaguer, kňaza",
			joseph_bilczewski_bishop: "Svätého Jozefa Bilczewského, biskupa",
			joseph_de_anchieta_priest: "Svätého Jozefa de Anchietu, kňaza",
			joseph_freinademetz_priest: "Svätého Jozefa Freinademetza, kňaza",
			joseph_of_calasanz_priest: "Svätého Jozefa Kalazanského",
			joseph_sebastian_pelczar_bishop: "Svätého Jozefa Sebastiána Pelczara, biskupa",
			joseph_spouse_of_mary: "Svätého Jozefa, ženícha preblahoslavenej Panny Márie",
			joseph_spouse_of_mary_patron_of_canada: "Svätého Jozefa, ženícha preblahoslavenej Panny Márie, patróna Kanady",
			joseph_the_worker: "Svätého Jozefa, robotníka",
			joseph_vaz_priest: "Svätého Jozefa Vaza, kňaza",
			joseph_yuan_gengyin_priest: "Svätého Jozefa Juana Gengjina, kňaza a mučeníka",
			joseph_zhang_dapeng_martyr: "Svätého Jozefa Zhang Dapenga, mučeníka",
			josephine_bakhita_virgin: "Svätej Jozefíny Bakhity, panny",
			juan_diego_cuauhtlatoatzin: "Svätého Jána Diega Cuauhtlatoatzina",
			juliana_of_liege_virgin: "Svätej Juliány z Liége, panny",
			julie_billiart_virgin: "Svätej Júlie Billiartovej, panny",
			junipero_serra_priest: "Svätého Junipera Serru, kňaza",
			justin_martyr: "Svätého Justína, mučeníka",
			kateri_tekakwitha_virgin: "Svätej Kataríny Tekakwithy, panny",
			katharine_drexel_virgin: "Svätej Kataríny Drexelovej, panny",
			kentigern_of_scotland_bishop: "Svätého Munga, biskupa",
			kevin_of_glendalough_abbot: "Svätého Kevina, opáta",
			kieran_of_saigir_bishop: "Svätého Kierana zo Saighir, biskupa",
			kilian_of_wurzburg_bishop: "Svätého Kiliána, biskupa a mučeníka",
			kilian_of_wurzburg_bishop_and_companions_martyrs: "Svätého Kiliána, biskupa, a spoločníkov, mučeníkov",
			kinga_of_poland_virgin: "Svätej Kingy, panny",
			kuriakose_elias_of_the_holy_family_chavara_priest: "Blahoslaveného Kyriaka Eliáša od Svätej rodiny Chavaru, kňaza",
			ladislas_of_gielniow_priest: "Blahoslaveného Vladislava z Gielňova, kňaza",
			ladislaus_batthyany_strattmann: "Blahoslaveného Ladislava Batthyány-Strattmanna",
			ladislaus_i_of_hungary: "Svätého Ladislava",
			lambert_of_maastricht_bishop: "Svätého Lamberta z Maastrichtu, biskupa a mučeníka",
			landry_of_paris_bishop: "Svätého Landerika, biskupa",
			laserian_of_leighlin_bishop: "Svätého Laseriána, biskupa",
			laura_vicuna_virgin: "Blahoslavenej Laury Vicuñovej, panny",
			laurence_otoole_bishop: "Svätého Vavrinca O’Toole, biskupa",
			laurence_wang_bing_and_companions_martyrs: "Svätého Vavrinca Wang Binga a spoločníkov, mučeníkov",
			lawrence_bai_xiaoman_martyr: "Svätého Vavrinca Bai Xiaomana, mučeníka",
			lawrence_of_brindisi_priest: "Svätého Vavrinca z Brindisi, kňaza a učiteľa Cirkvi",
			lawrence_of_rome_deacon: "Svätého Vavrinca, diakona a mučeníka",
			lawrence_ruiz_and_companions_martyrs: "Svätého Vavrinca Ruiza a spoločníkov, mučeníkov",
			leander_of_seville_bishop: "Svätého Leandra zo Sevilly, biskupa",
			lelia_of_killeely_virgin: "Svätej Lelie, panny",
			leo_i_the_great_pope: "Svätého Leva Veľkého, pápeža a učiteľa Cirkvi",
			leo_ignatius_mangin_priest_and_companions_martyrs: "Svätého Leva Ignáca Mangina, kňaza, a spoločníkov, mučeníkov",
			leo_ix_pope: "Svätého Leva IX., pápeža",
			leoba_of_tauberbischofsheim_abbess: "Svätej Leoby, opátky",
			leodegar_of_autun_bishop: "Svätého Leodegara z Autunu, biskupa a mučeníka",
			leonard_of_noblac_hermit: "Svätého Leonarda z Noblatu, pustovníka",
			leonid_feodorov_priest: "Blahoslaveného Leonida Fjodorova, kňaza a mučeníka",
			leopold_iii_of_babenberg: "Svätého Leopolda III. Babenberského",
			leopold_mandic_priest: "Svätého Leopolda Mandića, kňaza",
			louis_bertrand_priest: "Svätého Ľudovíta Bertranda, kňaza",
			louis_grignion_de_montfort_priest: "Svätého Ľudovíta Máriu Grigniona z Montfortu, kňaza",
			louis_ix_of_france: "Svätého Ľudovíta",
			louis_zephirin_moreau_bishop: "Blahoslaveného Ľudovíta Zefirína Moreau, biskupa",
			louise_de_marillac_religious: "Svätej Lujzy de Marillac, rehoľníčky",
			lucius_of_chur_bishop: "Svätého Lucia z Churu, biskupa a mučeníka",
			lucy_of_syracuse_virgin: "Svätej Lucie, panny a mučenice",
			lucy_yi_zhenmei_virgin: "Svätej Lucie Yi Zhenmei, panny a mučenice",
			ludan_of_scotland_pilgrim: "Svätého Ludana, pútnika",
			ludger_of_munster_bishop: "Svätého Ludgera z Münsteru, biskupa",
			ludmila_of_bohemia_martyr: "Svätej Ľudmily, mučenice",
			luigi_orione_priest: "Svätého Alojza Orioneho, kňaza",
			luke_evangelist: "Svätého Lukáša, evanjelistu",
			lydia_of_philippi: "Svätej Lýdie z Filíp",
			mac_nissi_of_connor_bishop: "Svätého Mac Nissi, biskupa",
			macartan_of_clogher_bishop: "Svätého Makartána, biskupa",
			madeleine_sophie_barat_virgin: "Svätej Magdalény Žofie Baratovej, panny",
			maelruain_of_tallaght_bishop: "Svätého Maelruaina, biskupa a opáta",
			magnus_erlendsson_martyr: "Svätého Magnusa Erlendssona, mučeníka",
			malachy_of_armagh_bishop: "Svätého Malachiáša, biskupa",
			marcel_callo_martyr: "Blahoslaveného Marcela Calla, mučeníka",
			marcelina_darowska_religious: "Blahoslavenej Marcelíny Darowskej, rehoľníčky",
			marcellin_champagnat_priest: "Svätého Marcelína Champagnata, kňaza",
			marcellinus_of_rome_and_peter_the_exorcist_martyrs: "Svätých Marcelína a Petra, mučeníkov",
			marcellus_of_paris_bishop: "Svätého Marcela z Paríža, biskupa",
			margaret_clitherow_anne_line_and_margaret_ward_virgin_martyrs: "Svätej Margity Clitherowová, Anny Linová a Margity Wardová, panny, mučeníc",
			margaret_mary_alacoque_virgin: "Svätej Margity Márie Alacoque, panny",
			margaret_of_antioch_virgin: "Svätej Margity Antiochijskej, panny a mučenice",
			margaret_of_hungary_religious: "Svätej Margity Uhorskej, rehoľníčky",
			margaret_of_scotland: "Svätej Margity Škótskej",
			marguerite_bourgeoys_virgin: "Svätej Margaréty Bourgeoys, panny",
			marguerite_dyouville_religious: "Svätej Margaréty d’Youville, rehoľníčky",
			maria_goretti_virgin: "Svätej Márie Goretti, panny a mučenice",
			maria_guadalupe_garcia_zavala_virgin: "Svätej Márie Guadalupe García Zavalovej, panny",
			maria_micaela_of_the_blessed_sacrament_desmaisieres_virgin: "Svätej Márie Michaely od Najsvätejšej Sviatosti Desmaisières, rehoľníčky",
			mariana_of_jesus_de_paredes_virgin: "Svätej Marianny od Ježiša de Paredes, panny",
			marianne_cope_virgin: "Svätej Marianny z Molokai, rehoľníčky",
			marie_anne_blondin_virgin: "Blahoslavenej Márie Anny Blondinovej, panny",
			marie_eugenie_of_jesus_milleret_de_brou_virgin: "Svätej Márie Eugénie Milleretovej de Brou, panny a zakladateľky",
			marie_leonie_paradis_virgin: "Blahoslavenej Márie Leónie Paradisovej, panny",
			marie_rose_durocher_virgin: "Blahoslavenej Márie Ruženy Durocherovej, panny",
			mark_evangelist: "Svätého Marka, evanjelistu",
			marko_krizin_melchior_grodziecki_and_stephen_pongracz_priests: "Svätých Marka Križina, Melichara Grodzieckeho a Štefana Pongrácza, kňazov a mučeníkov",
			marko_krizin_priest: "Svätého Marka Križina, kňaza a mučeníka",
			maron_of_syria_hermit: "Svätého Maróna, pustovníka",
			martha_of_bethany_mary_of_bethany_and_lazarus_of_bethany: "Svätých Marty, Márie a Lazára",
			martin_de_porres_religious: "Svätého Martina de Porres, rehoľníka",
			martin_i_pope: "Svätého Martina I., pápeža a mučeníka",
			martin_of_tours_bishop: "Svätého Martina z Tours, biskupa",
			martin_wu_xuesheng_and_companions_martyrs: "Svätého Martina Wu Xueshenga a spoločníkov, mučeníkov",
			mary_adeodata_pisani_virgin: "Blahoslavenej Márie Adeodaty Pisaniovej, panny",
			mary_angela_truszkowska_virgin: "Blahoslavenej Márie Angely Truszkowskej, panny",
			mary_assunta_pallotta_virgin: "Blahoslavenej Márie Assunty Pallottovej, panny",
			mary_catherine_of_saint_augustine_catherine_de_simon_de_longpre_virgin: "Blahoslavenej Kataríny od sv. Augustína de Simon de Longpré, panny",
			mary_magdalene: "Svätej Márie Magdalény",
			mary_magdalene_de_pazzi_virgin: "Svätej Márie Magdalény de Pazzi, panny",
			mary_mother_of_god: "Oktáva Narodenia Pána. Slávnosť Panny Márie Bohorodičky",
			mary_mother_of_the_church: "Preblahoslavenej Panny Márie, Matky Cirkvi",
			mary_of_jesus_crucified_petkovic_virgin: "Blahoslavenej Márie od ukrižovaného Ježiša Petkovićovej, panny",
			mary_of_jesus_in_the_blessed_sacrament_venegas_de_la_torre_virgin: "Svätej Márie od Ježiša v Najsvätejšej Sviatosti Venegas de la Torre, panny",
			mary_of_jesus_the_good_shepherd_siedliska_virgin: "Blahoslavenej Márie od Ježiša Dobrého Pastiera Siedliskej, panny",
			mary_of_the_cross_mackillop_virgin: "Svätej Márie od Kríža MacKillopovej, panny",
			mary_of_the_incarnation_barbara_acarie_religious: "Blahoslavenej Márie od Vtelenia Barbory Acarie, rehoľníčky",
			mary_of_the_incarnation_marie_guyart_religious: "Svätej Márie od Vtelenia Márie Guyart, rehoľníčky",
			mary_of_the_providence_eugenie_smet_virgin: "Blahoslavenej Márie od Prozreteľnosti Eugénie Smetovej, panny",
			mary_of_the_sacred_heart_sophie_therese_de_soubiran_la_louviere_virgin: "Blahoslavenej Márie Terezy de Soubiran La Louvière, panny",
			mary_soledad_torres_acosta_virgin: "Svätej Márie Soledad Torres y Acosta, panny",
			mary_stella_of_the_blessed_sacrament_mardosewicz_and_companions_virgins: "Blahoslavenej Márie Stelly od Najsvätejšej Sviatosti Mardosewiczovej a spoločníčok, pannien a mučeníc",
			mary_theresa_chiramel_mankidiyan_virgin: "Svätej Márie Terézie Chiramelovej, panny",
			mary_theresa_ledochowska_virgin: "Blahoslavenej Márie Terezy Ledóchowskej, panny",
			mary_ursula_of_jesus_ledochowska_virgin: "Svätej Márie Uršule od Ježiša Ledóchowskej, panny",
			marydolores_rodriguez_sopena_virgin: "Blahoslavenej Márie Dolores Rodríguez Sopeña, panny",
			maternus_of_cologne_bishop: "Svätého Materna, biskupa",
			maternus_of_cologne_valerius_of_trier_and_eucharius_of_trier_bishops: "Svätých Materna, Valéra a Eucharia, biskupov",
			matilda_of_ringelheim: "Svätej Matildy",
			matthew_apostle: "Svätého Matúša, apoštola a evanjelistu",
			matthias_apostle: "Svätého Mateja, apoštola",
			maurice_of_agaunum_and_companions_martyrs: "Svätého Maurícia a spoločníkov, mučeníkov",
			maurice_tornay_priest: "Blahoslaveného Mórica Tornaya, kňaza a mučeníka",
			maurus_of_pecs_bishop: "Svätého Maura, biskupa",
			maximilian_mary_raymund_kolbe_priest: "Svätého Maximiliána Máriu Kolbeho, kňaza a mučeníka",
			mederic_of_autun_and_droctoveus_of_autun_abbots: "Svätých Mederika a Droktovea, opátov",
			meinrad_of_einsiedeln_martyr: "Svätého Meinrada z Einsiedelnu, mučeníka",
			mel_of_ardagh_bishop: "Svätého Mela, biskupa",
			melchior_grodziecki_priest: "Svätého Melichara Grodzieckého, kňaza a mučeníka",
			michael_gabriel_and_raphael_archangels: "Svätých Michala, Gabriela a Rafaela, archanjelov",
			michael_kozal_bishop: "Blahoslaveného Michaela Kozala, biskupa a mučeníka",
			miguel_agustin_pro_priest: "Blahoslaveného Michaela Augustína Pro, kňaza a mučeníka",
			miguel_febres_cordero_religious: "Svätého Michala Febresa Cordera, rehoľníka",
			modestus_andlauer_and_andrew_bauer_martyrs: "Svätých Modesta Andlauera a Ondreja Bauera, mučeníkov",
			modestus_andlauer_martyr: "Svätého Modesta Andlauera, mučeníka",
			monica_of_hippo: "Svätej Moniky",
			moninne_of_killeavy_virgin: "Svätej Moninny, panny",
			morand_of_cluny_monk: "Svätého Moranda, mnícha",
			most_holy_body_and_blood_of_christ: "Najsvätejšieho Kristovho Tela a Krvi",
			most_holy_name_of_jesus: "Najsvätejšieho mena Ježiš",
			most_holy_name_of_mary: "Najsvätejšieho mena Mária",
			most_holy_trinity: "Najsvätejšej Trojice",
			most_sacred_heart_of_jesus: "Najsvätejšieho Srdca Ježišovho",
			munchin_of_limerick_bishop: "Svätého Munchina, biskupa",
			muredach_of_killala_bishop: "Svätého Muredacha, biskupa",
			mutien_marie_wiaux_religious: "Svätého Muciána Máriu Wiaux, rehoľníka",
			nativity_of_john_the_baptist: "Narodenie svätého Jána Krstiteľa",
			nativity_of_the_blessed_virgin_mary: "Narodenie preblahoslavenej Panny Márie",
			nativity_of_the_lord: "Narodenie Pána",
			nazaria_ignacia_of_saint_teresa_of_jesus_march_mesa_virgin: "Svätej Nazárie Ignácie od Svätej Terézie od Ježiša March Mesa, panny",
			nereus_of_terracina_and_achilleus_of_terracina_martyrs: "Svätých Nerea a Achila, mučeníkov",
			nicholas_barre_priest: "Svätého Mikuláša Barré, kňaza",
			nicholas_of_flue_hermit: "Svätého Mikuláša z Flüe, pustovníka",
			nicholas_of_myra_bishop: "Svätého Mikuláša, biskupa",
			nicholas_steno_bishop: "Blahoslaveného Mikuláša Stena, biskupa",
			nicholas_tavelic_priest: "Svätého Mikuláša Tavelića, kňaza a mučeníka",
			ninian_of_whithorn_bishop: "Svätého Niniána, biskupa",
			norbert_of_xanten_bishop: "Svätého Norberta, biskupa",
			nuno_of_saint_mary_pereira_religious: "Svätého Nuna od svätej Márie Pereira, rehoľníka",
			nykyta_budka_and_vasyl_velychkovsky_bishops: "Blahoslavených Nikity Budku a Vasiľa Velichkovského, biskupov a mučeníkov",
			odile_of_alsace_abbess: "Svätej Otílie, opátky",
			odile_of_alsace_abbess_patroness_of_alsace: "Svätej Otílie, opátky, patrónky Alsaska",
			odoric_of_pordenone_priest: "Blahoslaveného Odorika z Pordenone, kňaza",
			olaf_ii_of_norway_martyr: "Svätého Olafa, mučeníka",
			oleksiy_zarytskyi_priest: "Blahoslaveného Alexeja Zaryckého, kňaza a mučeníka",
			olga_of_kiev: "Svätej Oľgy",
			oliver_plunket_bishop: "Svätého Olivera Plunketa, biskupa a mučeníka",
			otteran_of_iona_monk: "Svätého Oterána, mnícha",
			otto_of_bamberg_bishop: "Svätého Ota z Bambergu, biskupa",
			our_lady_help_of_christians: "Preblahoslavenej Panny Márie, Pomocnice kresťanov",
			our_lady_mediatrix_of_all_grace: "Preblahoslavenej Panny Márie, Prostrednice všetkých milostí",
			our_lady_mother_of_christian_unity: "Preblahoslavenej Panny Márie, Matky jednoty kresťanov",
			our_lady_mother_of_divine_providence_patroness_of_puerto_rico: "Preblahoslavenej Panny Márie, Matky Božej Prozreteľnosti, patrónky Portorika",
			our_lady_of_aparecida_patroness_of_brazil: "Preblahoslavenej Panny Márie z Aparecidy, patrónky Brazílie",
			our_lady_of_bethlehem: "Preblahoslavenej Panny Márie Betlehemskej",
			our_lady_of_china: "Preblahoslavenej Panny Márie Čínskej",
			our_lady_of_czestochowa: "Preblahoslavenej Panny Márie Čenstochovskej",
			our_lady_of_fatima: "Preblahoslavenej Panny Márie Fatimskej",
			our_lady_of_good_counsel: "Preblahoslavenej Panny Márie Dobrej Rady",
			our_lady_of_guadalupe: "Preblahoslavenej Panny Márie Guadalupskej",
			our_lady_of_guadalupe_patroness_of_the_americas: "Preblahoslavenej Panny Márie Guadalupskej, patrónky Ameriky",
			our_lady_of_guadalupe_patroness_of_the_philippines: "Preblahoslavenej Panny Márie Guadalupskej, patrónky Filipín",
			our_lady_of_hungary_patroness_of_hungary: "Preblahoslavenej Panny Márie Maďarov, patrónky Maďarska",
			our_lady_of_itati: "Preblahoslavenej Panny Márie Itatskej",
			our_lady_of_knock: "Preblahoslavenej Panny Márie z Knock",
			our_lady_of_lanka: "Preblahoslavenej Panny Márie z Lanky",
			our_lady_of_lebanon: "Preblahoslavenej Panny Márie z Lebanonu",
			our_lady_of_loreto: "Preblahoslavenej Panny Márie Loretánskej",
			our_lady_of_lourdes: "Preblahoslavenej Panny Márie Lurdskej",
			our_lady_of_lujan_patroness_of_argentina: "Preblahoslavenej Panny Marie Lujánska, patrónky Argentíny",
			our_lady_of_madhu: "Preblahoslavenej Panny Márie z Madhu",
			our_lady_of_marija_bistrica: "Preblahoslavenej Panny Márie z Marije Bistrice",
			our_lady_of_mercy: "Preblahoslavenej Panny Márie milosrdenstva",
			our_lady_of_mount_carmel: "Preblahoslavenej Panny Márie Karmelskej",
			our_lady_of_mount_carmel_mother_and_queen_of_chile: "Preblahoslavenej Panny Márie Karmelskej, Matky a Kráľovnej Chile",
			our_lady_of_perpetual_help: "Preblahoslavenej Panny Márie ustavičnej pomoci",
			our_lady_of_sorrows: "Sedembolestnej Panny Márie",
			our_lady_of_sorrows_patroness_of_slovakia: "Sedembolestnej Panny Márie, patrónky Slovenska",
			our_lady_of_the_discovery_of_the_hidden_christians: "Preblahoslavenej Panny Márie od objavenia skrytých kresťanov",
			our_lady_of_the_gate_of_dawn: "Preblahoslavenej Panny Márie Ostrobramskej",
			our_lady_of_the_miraculous_medal: "Preblahoslavenej Panny Márie Zázračnej medaily",
			our_lady_of_the_pillar: "Preblahoslavenej Panny Márie na Stĺpe",
			our_lady_of_the_rosary: "Ružencovej Panny Márie",
			our_lady_of_the_valley: "Preblahoslavenej Panny Márie z Údolia",
			our_lady_of_vladimir: "Preblahoslavenej Panny Márie Vladimírskej",
			our_lady_of_walsingham: "Preblahoslavenej Panny Márie Walsinghamskej",
			our_lady_queen_of_peace: "Preblahoslavenej Panny Márie, Kráľovnej pokoja",
			our_lady_queen_of_poland: "Preblahoslavenej Panny Márie, Kráľovnej Poľska",
			our_lady_refuge_of_sinners: "Preblahoslavenej Panny Márie, Útočiska hriešnikov",
			our_lord_jesus_christ_king_of_the_universe: "Nášho Pána Ježiša Krista, Kráľa neba i zeme",
			our_lord_jesus_christ_the_eternal_high_priest: "Nášho Pána Ježiša Krista, najvyššieho a večného kňaza",
			our_lord_of_miracles: "Pána zázrakov",
			palm_sunday_of_the_passion_of_the_lord: "Palmová (kvetná) nedeľa",
			pancras_of_rome_martyr: "Svätého Pankráca, mučeníka",
			pantaleon_of_nicomedia_martyr: "Svätého Pantaleóna z Nikomédie, mučeníka",
			paschal_baylon_religious: "Svätého Paschala Baylóna, rehoľníka",
			passion_of_saint_john_the_baptist: "Mučenícka smrť svätého Jána Krstiteľa",
			patrick_of_ireland_bishop: "Svätého Patrika, biskupa",
			patrick_of_ireland_bishop_patron_of_ireland: "Svätého Patrika, biskupa, patróna Írska",
			paul_chen_changpin_and_companions_martyrs: "Svätého Pavla Chen Changpina a spoločníkov, mučeníkov",
			paul_liu_hanzuo_priest: "Svätého Pavla Liu Hanzuo, kňaza a mučeníka",
			paul_miki_and_companions_martyrs: "Svätého Pavla Mikiho a spoločníkov, mučeníkov",
			paul_of_the_cross_priest: "Svätého Pavla od Kríža, kňaza",
			paul_of_thebes_hermit: "Blahoslaveného Pavla z Téb, pustovníka",
			paul_vi_pope: "Svätého Pavla VI., pápeža",
			paulina_of_the_agonizing_heart_of_jesus_visintainer_virgin: "Svätej Paulíny od bolestného Srdca Ježišovho Visintainerovej, panny",
			paulinus_of_nola_bishop: "Svätého Pavlína z Noly, biskupa",
			paulinus_of_trier_bishop: "Svätého Paulína z Trevíra, biskupa",
			paulinus_of_york_bishop: "Svätého Paulína z Yorku, biskupa",
			pavel_peter_gojdic_bishop: "Blahoslaveného Pavla Petra Gojdiča, biskupa a mučeníka",
			pedro_calungsod_martyr: "Svätého Petra Calungsoda, mučeníka",
			pelagius_of_cordoba_martyr: "Svätého Pelágia z Córdoby, mučeníka",
			pentecost_sunday: "Zoslanie Ducha Svätého",
			perpetua_of_carthage_and_felicity_of_carthage_martyrs: "Svätej Perpetuy a Felicity, mučeníc",
			peter_and_paul_apostles: "Svätých Petra a Pavla, apoštolov",
			peter_baptist_blasquez_paul_miki_and_companions_martyrs: "Svätého Petra Bautistu, Pavla Mikiho a spoločníkov, mučeníkov",
			peter_canisius_priest: "Svätého Petra Kanízia, kňaza a učiteľa Cirkvi",
			peter_chanel_priest: "Svätého Petra Chanela, kňaza a mučeníka",
			peter_chanel_priest_patron_of_oceania: "Svätého Petra Chanela, prvého mučeníka Oceánie, patróna Oceánie",
			peter_chrysologus_bishop: "Svätého Petra Chryzológa, biskupa a učiteľa Cirkvi",
			peter_claver_priest: "Svätého Petra Clavera, kňaza",
			peter_damian_bishop: "Svätého Petra Damianiho, biskupa a učiteľa Cirkvi",
			peter_de_zuniga_and_louis_flores_priests: "Blahoslavených Petra de Zúñigu a Ľudovíta Floresa, kňazov a mučeníkov",
			peter_julian_eymard_priest: "Svätého Petra Juliána Eymarda, kňaza",
			peter_kibe_priest_and_companions_martyrs: "Blahoslaveného Petra Kibeho, kňaza a spoločníkov, mučeníkov",
			peter_liu_wenyuan_martyr: "Svätého Petra Liu Wenyuana, mučeníka",
			peter_of_alcantara_priest: "Svätého Petra z Alkantary, kňaza",
			peter_sanz_bishop: "Svätého Petra Sanza, biskupa a mučeníka",
			peter_to_rot_martyr: "Blahoslaveného Petra To Rota, mučeníka",
			peter_wu_guosheng_martyr: "Svätého Petra Wu Guoshenga, mučeníka",
			philip_and_james_apostles: "Svätých Filipa a Jakuba, apoštolov",
			philip_evans_and_john_lloyd_priests: "Svätých Filipa Evansa a Jána Lloyda, kňazov a mučeníkov",
			philip_neri_priest: "Svätého Filipa Neriho, kňaza",
			philip_of_jesus_de_las_casas_martyr: "Svätého Filipa od Ježiša de las Casas, mučeníka",
			philip_of_jesus_de_las_casas_paul_miki_and_companions_martyrs: "Svätého Filipa od Ježiša de las Casas, Pavla Mikiho a spoločníkov, mučeníkov",
			pirmin_of_hornbach_abbot: "Svätého Primina, opáta",
			pius_francesco_forgione_priest: "Svätého Pia z Pietrelciny, kňaza",
			pius_ix_pope: "Blahoslaveného Pia IX., pápeža",
			pius_v_pope: "Svätého Pia V., pápeža",
			pius_x_pope: "Svätého Pia X., pápeža",
			polycarp_of_smyrna_bishop: "Svätého Polykarpa, biskupa a mučeníka",
			pontian_i_pope_and_hippolytus_of_rome_priest: "Svätých Ponciána, pápeža, a Hipolyta, kňaza, mučeníkov",
			pothinus_of_lyon_bishop_blandina_of_lyon_virgin_and_companions_martyrs: "Svätých Potína, biskupa, Blandíny, panny, a spoločníkov, mučeníkov",
			presentation_of_the_blessed_virgin_mary: "Obetovanie preblahoslavenej Panny Márie",
			presentation_of_the_lord: "Obetovanie Pána",
			procopius_of_sazava_abbot: "Svätého Prokopa, opáta",
			publius_of_malta_bishop: "Svätého Publia, biskupa",
			queenship_of_the_blessed_virgin_mary: "Preblahoslavenej Panny Márie Kráľovnej",
			quirinus_of_sescia_bishop: "Svätého Kvirína zo Sisaku, biskupa",
			rabanus_maurus_bishop: "Svätého Rabana Maura, biskupa",
			radim_of_gniezno_bishop: "Svätého Radima, biskupa",
			rafqa_pietra_choboq_ar_rayes_virgin: "Svätej Rebeky Petry Choboq Ar-Rayès, panny",
			raphael_chylinski_priest: "Blahoslaveného Rafaela Chylinského, kňaza",
			raphael_guizar_y_valencia_bishop: "Svätého Rafaela Guízara, biskupa",
			raphael_of_saint_joseph_kalinowski_priest: "Svätého Rafaela od svätého Jozefa Kalinowského, kňaza",
			raymond_of_penyafort_priest: " Svätého Rajmunda z Peňafortu, kňaza",
			remigius_of_reims_bishop: "Svätého Remígia, biskupa",
			richard_gwyn_martyr: "Svätého Richarda Gwyna, mučeníka",
			richard_of_chichester_bishop: " Svätého Richarda z Chichesteru, biskupa",
			richardis_of_swabia_empress: "Svätej Richardy, cisárovnej",
			rita_of_cascia_religious: "Svätej Rity z Cascie, rehoľníčky",
			robert_bellarmine_bishop: "Svätého Róberta Bellarmína, biskupa a učiteľa Cirkvi",
			roch_gonzalez_alphonsus_rodriguez_and_john_del_castillo_priests: "Svätého Rochusa Gonzáleza, Alfonza Rodrígueza Olmeda a Jána del Castilla, kňazov a mučeníkov",
			roch_of_montpellier: "Svätého Rocha",
			romuald_of_ravenna_abbot: "Svätého Romualda, opáta",
			rosalie_jeanne_marie_rendu_virgin: "Blahoslavenej Rozálie Renduovej, panny",
			rose_of_lima_virgin: "Svätej Ruženy Limskej, panny",
			rose_of_lima_virgin_copatroness_of_the_philippines: "Svätej Ruženy Limskej, panny, patrónky Filipín",
			rose_philippine_duchesne_virgin: "Svätej Ruženy Filipíny Duchesne, panny",
			rupert_of_salzburg_and_virgilius_of_salzburg_bishops: "Svätých Ruperta a Virgila zo Salzburgu, biskupov",
			salomea_of_poland_religious: "Blahoslavenej Salomey Poľskej, rehoľníčky",
			sancha_of_portugal_and_mafalda_of_portugal_virgins: "Blahoslavených Sanche a Mafaldy, panny",
			sara_salkahazi_virgin: "Blahoslavenej Sáry Salkaháziovej, panny a mučenice",
			scholastica_of_nursia_virgin: "Svätej Školastiky, panny",
			sebastian_de_aparicio_religious: "Blahoslaveného Šebastiána de Aparicio, Religious",
			sebastian_of_milan_martyr: "Svätého Šebastiána, mučeníka",
			senan_of_inis_cathaigh_bishop: "Svätého Senana, biskupa",
			seven_holy_founders_of_the_servite_order: "Siedmich svätých zakladateľov rehole Služobníkov preblahoslavenej Panny Márie",
			seven_martyred_nuns_from_the_franciscan_missionaries_of_mary: "Sedem mučeníc z kongregácie Františkánskych misionárok Márie",
			severinus_of_noricum_monk: "Svätého Severína z Norika, kňaza",
			sharbel_makhluf_priest: "Svätého Šarbela Machlúfa, kňaza",
			shipwreck_of_saint_paul_apostle: "Vraku lode svätého Pavla, apoštola",
			sigismund_of_burgundy_martyr: "Svätého Žigmunda Burgundského, mučeníka",
			sigmund_felix_felinski_bishop: "Svätého Žigmunda Félixa Felińského, biskupa",
			simon_and_jude_apostles: "Svätých Šimona a Júdu, apoštolov",
			simon_of_lipnica_priest: "Svätého Šimona z Lipnice, kňaza",
			six_welsh_martyrs_and_companions: "Šiestich waleských mučeníkov a spoločníkov",
			sixtus_ii_pope_and_companions_martyrs: "Svätých Sixta II., pápeža, a jeho spoločníkov, mučeníkov",
			spyridon_of_trimythous_bishop: "Svätého Spyridóna, biskupa",
			stanislaus_kazimierczyk_priest: "Svätého Stanislava Kazimierczyka, kňaza",
			stanislaus_kostka_religious: "Svätého Stanislava Kostku, rehoľníka",
			stanislaus_of_szczepanow_bishop: "Svätého Stanislava, biskupa a mučeníka",
			stanislaus_of_szczepanow_bishop_patron_of_poland: "Svätého Stanislava, biskupa a mučeníka, patróna Poľska",
			stephen_i_of_hungary: "Svätého Štefana Uhorského",
			stephen_the_first_martyr: "Svätého Štefana, prvého mučeníka",
			sunday_of_the_word_of_god: "3. nedeľa v Cezročnom období, alebo Nedeľa Božieho slova",
			sunniva_of_norway_virgin: "Svätej Sunnivy, panny a mučenice",
			swithun_of_winchester_bishop: "Svätého Swithuna, biskupa",
			sylvester_i_pope: "Svätého Silvestra I., pápeža",
			szilard_bogdanffy_bishop: "Blahoslaveného Szilárda Bogdánffyho, biskupa a mučeníka",
			teilo_of_llandaff_bishop: "Svätého Teila, biskupa",
			teresa_benedicta_of_the_cross_stein_virgin: "Svätej Terézie Benedikty od Kríža, panny a mučenice",
			teresa_benedicta_of_the_cross_stein_virgin_copatroness_of_europe: "Svätej Terézie Benedikty od Kríža, panny a mučenice, patrónky Európy",
			teresa_of_calcutta_virgin: "Svätej Terézie z Kalkaty, panny",
			teresa_of_jesus_jornet_ibars_virgin: "Svätej Terézie od Ježiša Jornet Ibars, panny",
			teresa_of_jesus_of_avila_virgin: "Svätej Terézie od Ježiša (z Avily), panny a učiteľky Cirkvi",
			teresa_of_jesus_of_los_andes_virgin: "Svätej Terézie od Ježiša z Los Andes, panny",
			teresa_of_portugal_religious: "Blahoslavenej Terezy Portugalskej, rehoľníčky",
			theodore_of_canterbury_bishop: "Svätého Teodora z Canterbury, biskupa",
			theodore_romzha_bishop: "Blahoslaveného Teodora Romžu, biskupa a mučeníka",
			theodosius_of_the_caves_abbot: "Svätého Teodóza Pečerského, opáta",
			theotonius_of_coimbra_priest: "Svätého Teotónia, kňaza",
			therese_of_the_child_jesus_and_the_holy_face_of_lisieux_virgin: "Svätej Terézie od Dieťaťa Ježiša (z Lisieux), panny a učiteľky Cirkvi",
			therese_of_the_child_jesus_and_the_holy_face_of_lisieux_virgin_copatroness_of_france: "Svätej Terézie od Dieťaťa Ježiša (z Lisieux), panny a učiteľky Cirkvi, patrónky Francúzska",
			thomas_apostle: "Svätého Tomáša, apoštola",
			thomas_aquinas_priest: "Svätého Tomáša Akvinského, kňaza a učiteľa Cirkvi",
			thomas_becket_bishop: "Svätého Tomáša Becketa, biskupa a mučeníka",
			thomas_hioji_rokuzayemon_nishi_priest_and_companions_martyrs: "Svätého Tomáša Hioji Rokuzayemona Nishiho, kňaza, a spoločníkov, mučeníkov",
			thomas_jean_georges_rehm_priest: "Blahoslaveného Tomáša Jána Juraja Rehma, kňaza a mučeníka",
			thomas_of_villanova_bishop: "Svätého Tomáša z Villanovy, biskupa",
			thorfinn_of_hamar_bishop: "Svätého Torfina, biskupa",
			thorlac_of_iceland_bishop: "Svätého Torlaka, biskupa",
			thursday_of_the_lords_supper: "Štvrtok Pánovej večere",
			timothy_of_ephesus_and_titus_of_crete_bishops: "Svätých Timoteja a Títa, biskupov",
			transfiguration_of_the_lord: "Premenenie Pána",
			translation_of_the_relics_of_odile_of_alsace_abbess: "Presunu ostatkov svätej Otílie",
			translation_of_the_relics_of_saint_stephen_of_hungary: "Presunu ostatkov svätého Štefana Uhorského",
			turibius_of_mogrovejo_bishop: "Svätého Turibia de Mongrovejo, biskupa",
			ulrich_of_augsburg_bishop: "Svätého Ulricha z Augsburgu, biskupa",
			urban_i_pope: "Svätého Urbana I., pápeža",
			ursula_of_cologne_and_companions_virgins: "Svätej Uršule a spoločníčok, panien a mučeníc",
			valentine_of_raetia_bishop: "Svätého Valentína z Raetie, biskupa",
			valerius_of_trier_bishop: "Sv. Valéria, biskupa",
			vincent_de_paul_priest: "Svätého Vincenta de Paul, kňaza",
			vincent_ferrer_priest: "Svätého Vincenta Ferrera, kňaza",
			vincent_kadlubek_bishop: "Blahoslaveného Vincenta Kadłubka, biskupa",
			vincent_lewoniuk_and_companions_martyrs: "Blahoslaveného Vincenta Lewoniuka a spoločníkov, mučeníkov",
			vincent_of_saragossa_deacon: "Svätého Vincenta, diakona a mučeníka",
			vincent_pallotti_priest: "Svätého Vincenta Pallottiho, kňaza",
			virgilius_of_salzburg_bishop: "Svätého Virgila zo Salzburgu, biskupa a misionára",
			visitation_of_mary: "Návšteva preblahoslavenej Panny Márie",
			vitus_of_lucania_martyr: "Svätého Víta, mučeníka",
			vladimir_ghika_priest: "Blahoslaveného Vladimíra Ghiku, kňaza a mučeníka",
			vladimir_i_the_great_of_kiev: "Svätého Vladimíra Veľkého",
			waitangi_day: "Deň Waitangi",
			walpurga_of_heidenheim_abbess: "Svätej Valburgy z Heidenheimu, opátky",
			wenceslaus_i_of_bohemia_martyr: "Svätého Václava, mučeníka",
			wenceslaus_i_of_bohemia_martyr_patron_of_the_czech_nation: "Svätého Václava, mučeníka, patróna českého národa",
			wendelin_of_trier_hermit: "Svätého Vendelína, pustovníka",
			wilfrid_of_york_bishop: "Svätého Vilfrida, biskupa",
			william_apor_bishop: "Blahoslaveného Viliama Apora, biskupa a mučeníka",
			willibald_of_eichstatt_bishop: "Svätého Willibalda, biskupa",
			willibrord_of_utrecht_bishop: "Svätého Willibrorda, biskupa",
			winefride_of_flintshire_virgin: "Svätej Winefridy, panny",
			wladyslaw_bladzinski_priest_and_companions_martyrs: "Blahoslaveného Vladislava Błądzińskiho, kňaza a spoločníkov, mučeníkov",
			wolfgang_of_regensburg_bishop: "Svätého Wolfganga z Regensburgu, biskupa",
			wulstan_of_worcester_bishop: "Svätého Vulstana, biskupa",
			yolanda_of_poland_religious: "Blahoslavenej Jolany, rehoľníčky",
			zdenka_cecilia_schelingova_virgin: "Blahoslavenej Zdenky Cecílie Schelingovej, panny a mučenice",
			zdislava_of_lemberk: "Svätej Zdislavy",
			zepherin_namuncura: "Blahoslaveného Zefirína Namuncurá",
			zoltan_lajos_meszlenyi_bishop: "Blahoslaveného Zoltána Ľudovíta Meszlényiho, biskupa a mučeníka",
			zygmunt_gorazdowski_priest: "Svätého Žigmunda Gorazdowského, kňaza"
		},
		ordinals: {
			"1_feminine": "prvá",
			"1_masculine": "prvý",
			2: "druhý",
			3: "tretí",
			4: "štvrtý",
			5: "piaty",
			6: "šiesty",
			7: "siedmy",
			8: "ôsmy",
			9: "deviaty",
			10: "desiaty",
			11: "jedenásty",
			12: "dvanácty",
			13: "trinásty",
			14: "štrnásty",
			15: "pätnásty",
			16: "šestnásty",
			17: "sedemnásty",
			18: "osemnásty",
			19: "devätnásty",
			20: "dvadsiaty",
			21: "dvadsiaty prvý",
			22: "dvadsiaty druhý",
			23: "dvadsiaty tretí",
			24: "dvadsiaty štvrtý",
			25: "dvadsiaty piaty",
			26: "dvadsiaty šiesty",
			27: "dvadsiaty siedmy",
			28: "dvadsiaty ôsmy",
			29: "dvadsiaty deviaty",
			30: "tridsiaty",
			31: "tridsiaty prvý",
			32: "tridsiaty druhý",
			33: "tridsiaty tretí",
			34: "tridsiaty štvrtý"
		},
		periods: {
			epiphany: "Zjavenie Pána",
			holy_week: "Svätý týždeň"
		},
		ranks: {
			feast: "sviatok",
			memorial: "spomienka",
			optional_memorial: "ľubovoľná spomienka",
			solemnity: "slávnosť",
			sunday: "nedeľa",
			weekday: "féria"
		},
		seasons: {
			advent: {
				privileged_weekday: "{{day}} $t(months:11)",
				season: "Adventné obdobie",
				sunday: "{{week}}. adventná nedeľa",
				weekday: "$t(weekdays:{{dow}}, capitalize) po {{week}}. adventnej nedeli"
			},
			christmas_time: {
				after_epiphany: "$t(weekdays:{{dow}}, capitalize) po Zjavení Pána",
				before_epiphany: "{{day}}. $t(months:0) vo vianočnom období",
				day: "$t(weekdays:{{dow}}, capitalize) vo Vianočnom období",
				octave: "{{count}}. deň v oktáve narodenia Pána",
				season: "Vianočné obdobie",
				second_sunday_after_christmas: "Druhá nedeľa po narodení Pána"
			},
			easter_time: {
				octave: "Veľkonočný $t(weekdays:{{dow}}, capitalize)",
				season: "Veľkonočné obdobie",
				sunday: "{{week}}. veľkonočná nedeľa",
				weekday: "$t(weekdays:{{dow}}, capitalize) po {{week}}. veľkonočnej nedeli"
			},
			lent: {
				day_after_ash_wed: "$t(weekdays:{{dow}}, capitalize) po Popolcovej strede",
				holy_week_day: "$t(weekdays:{{dow}}, capitalize) Svätého týždňa",
				season: "Pôstne obdobie",
				sunday: "{{week}}. pôstna nedeľa",
				weekday: "$t(weekdays:{{dow}}, capitalize) po {{week}}. pôstnej nedeli"
			},
			ordinary_time: {
				season: "Cezročné obdobie",
				sunday: "{{week}}. nedeľa v Cezročnom období",
				weekday: "$t(weekdays:{{dow}}, capitalize) {{week}}. týždňa v Cezročnom období"
			},
			paschal_triduum: { season: "Veľkonočné trojdnie" }
		},
		weekdays: {
			0: "nedeľa",
			1: "pondelok",
			2: "utorok",
			3: "streda",
			4: "štvrtok",
			5: "piatok",
			6: "sobota"
		}
	},
	Ta: {
		colors: {
			black: "கறுப்பு",
			gold: "தங்கம்",
			green: "பச்சை",
			purple: "ஊதா",
			red: "சிவப்பு",
			rose: "ரோஸ்",
			white: "வெள்ளை"
		},
		cycles: {
			proper_of_saints: "புனிதர்களின் சிறப்பு",
			proper_of_time: "காலத்தின் சிறப்ப",
			psalter_week_1: "வாரம் ஒன்று",
			psalter_week_2: "வாரம் இரண்டு",
			psalter_week_3: "வாரம் மூன்று",
			psalter_week_4: "வாரம் நான்கு",
			sunday_year_a: "முதலாம் ஆண்டு",
			sunday_year_b: "இரண்டாம் ஆண்டு",
			sunday_year_c: "மூன்றாம் ஆண்டு",
			weekday_year_1: "வட்டம் ஒன்று",
			weekday_year_2: "வட்டம் இரண்டு"
		},
		id: "ta",
		months: {
			0: "சனவரி",
			1: "பிப்ரவரி",
			2: "மார்ச்",
			3: "ஏப்ரல்",
			4: "மே",
			5: "ஜூன்",
			6: "ஜூலை",
			7: "ஆகஸ்ட்",
			8: "செப்டம்பர்",
			9: "அக்டோபர்",
			10: "நவம்பர்",
			11: "டிசம்பர்"
		},
		names: {
			"205_blessed_martyrs_of_japan": "205 முத்திப்பேறுபெற்ற ஜப்பானிய வேத சாட்சிகள்",
			adalbert_of_prague_bishop: "புனித அடால்பெர்ட் - ஆயர், மறைச்சாட்சி",
			adalbert_of_prague_bishop_patron_of_poland: "புனித அடால்பெர்ட் - ஆயர், மறைச்சாட்சி, போலந்து பாதுகாவலர்",
			adelaide_of_burgundy_empress: "பெர்கண்டியின் புனித அடலைய்ட்",
			adelphus_of_metz_bishop: "புனித அடொல்பஸ், ஆயர்",
			adolph_kolping_priest: "முத்திபேறுபெற்ற அடொல்ப் கொல்பிங், அருட்பணியாளர்",
			aelred_of_rievaulx_abbot: "புனித எய்ல்ரெட் றிவோ, மடாதிபதி",
			aengus_of_tallaght_bishop: "புனித எங்குஸ் டலா",
			agatha_of_sicily_virgin: "புனித ஆகத்தா - கன்னி, மறைச்சாட்சி",
			agnes_cao_guiying_martyr: "புனித ஆக்னஸ் சாவோ குயிங்- மறைச்சாட்சி",
			agnes_of_bohemia_virgin: "பொஹோமியாவின் புனித ஆக்னஸ் - கன்னி",
			agnes_of_rome_virgin: "ரோமாவின் புனித ஆக்னஸ் - கன்னி, மறைச்சாட்சி",
			aidan_of_ferns_bishop: "பெர்ன்சின் புனித எய்டன் - ஆயர்",
			aidan_of_lindisfarne_bishop: "லிண்டிஸ்பானின் புனித எய்டன் - ஆயர்",
			aidan_of_lindisfarne_bishop_and_the_saints_of_lindisfarne: "லிண்டிஸ்பானின் புனித எய்டன், மற்றும் அனைத்து புனிதர்கள்",
			ailbe_of_emly_bishop: "எமிலியின் புனித அல்பே - ஆயர்",
			alban_of_britain_julius_of_caerleon_aaron_of_caerleon_martyrs: "புனிதர்கள் ஆல்பன், ஜூலியஸ், ஏரோன் - மறைசாட்சிகள்",
			alban_of_britain_martyr: "புனித ஆல்பன் - மறைசாட்சி",
			alberic_crescitelli_priest: "புனித ஆல்பேரிக் கெரெசிடெல்லி - அருட்பணியாளர்",
			albert_chmielowski_religious: "புனித ஆல்பபர்ட் கிமிலொவ்ஸ்கி - துறவி",
			albert_the_great_bishop: "புனித பெரிய ஆல்பர்ட் - ஆயர், மறைவல்லுநர்",
			albertina_berkenbrock_virgin: "முத்திப்பேறுபெற்ற ஆல்பெர்டினா பெர்கிண்பிரோக் - கன்னி, மறைசாட்சி",
			alberto_hurtado_priest: "புனித அல்பெர்டோ ஹுர்டாடோ - அருட்பணியாளர்",
			all_saints: "அனைத்து புனிதர்கள்",
			all_saints_of_ireland: "அயர்லாந்தின் சகல புனிதர்கள்",
			all_saints_of_the_archdiocese_of_paris: "பாரிஸ் மறைமாவட்டத்தின் சகல புனிதர்கள்",
			all_saints_of_the_diocese_of_saint_denis: "புனித டெனிஸ் மறைமாவட்டத்தின் சகல புனிதர்கள்",
			all_saints_of_wales: "வேல்சின் சகல புனிதர்கள்",
			aloysius_gonzaga_religious: "புனித அலோசியஸ் கொன்சாகா - துறவி",
			aloysius_stepinac_bishop: "முத்திப்பேறுபெற் அலோசியஸ் ஸ்டெபினெக், ஆயர், மறைசாட்சி",
			aloysius_versiglia_bishop_and_callistus_caravario_priest_martyrs: "புனித அலோசியஸ் வெசிலியா - ஆயர், புனித கலிஸ்டஸ் கரவாரியோ - அருட்பணியாளர், மறைசாட்சிகள்",
			alphonsa_of_the_immaculate_conception_muttathupadathu_virgin: "புனித அல்போன்ஸா - கன்னி",
			alphonsus_mary_liguori_bishop: "புனித அல்போன்ஸ் மரிய லிகோரி - ஆயர், மறைவல்லுநர்",
			amand_of_maastricht_bishop: "புனித அமண்ட் - ஆயர்",
			amandus_of_strasbourg_bishop: "புனித அமண்ட்ட் - ஸ்ரஸ்பேக்கின் முதல் ஆயர்",
			amarin_of_alsace_abbot: "புனித அமரின் - மடாதிபதி, மறைசாட்சி",
			ambrose_of_milan_bishop: "புனித அம்புரோஸ் - ஆயர், மறைவல்லுநர்",
			andre_bessette_religious: "புனித அந்திரே பெசெட் - துறவி",
			andre_grasset_priest: "முத்திப்பேறுபெற்ற அந்திரே கிறாசெட், அருட்பணியாளர், மறைசாட்சி",
			andrew_apostle: "புனித அந்திரேயா - திருத்தூதர்",
			andrew_apostle_patron_of_russia: "புனித அந்திரேயா - திருத்தூதர், ரஷியாவின் பாதுகாவலர்",
			andrew_apostle_patron_of_scotland: "புனித அந்திரேயா - திருத்தூதர், ஸ்கொட்லண்டின் பாதுகாவலர்",
			andrew_bobola_priest: "புனித அந்திரேயா பாபோலா- அருட்பணியாளர்",
			andrew_de_soveral_and_ambrose_francis_ferro_priests: "புனித அந்திரேயா டி சாவெரெல், அம்புரோஸ் பிரான்சிஸ் பெரோ - அருட்பணியாளர்கள், மறைசாட்சிகள்",
			andrew_dung_lac_priest_and_companions_martyrs: "புனிதர்கள் ஆண்ட்ரூ டுங் லாக் மற்றும் தோழர்கள் - அருள்பணியாளர், மறைச்சாட்சியர்",
			andrew_kim_tae_gon_priest_paul_chong_ha_sang_and_companions_martyrs: "புனிதர்கள் ஆண்ட்ரூ கிம் தே கோன் - அருள்பணியாளர் பால் சோங் கா சாங்சும் தோழர்களும் - மறைச்சாட்சியர்",
			andrew_zorard_of_nitra_and_benedict_of_skalka_hermits: "புனிதர்கள் அந்திரேயா சோராட், ஸ்கால்காவின் ஆசீர்வாதப்பர், வனத்துறவிகள்",
			angela_merici_virgin: "புனித அஞ்சலா மெறிச்சி - கன்னி",
			angela_salawa_virgin: "முத்திப்பேறுபெற்ற அஞ்சலா சலவா - கன்னி",
			anno_of_cologne_bishop: "கொலோனின் புனித அன்னோ - ஆயர்",
			annunciation_of_the_lord: "ஆண்டவருடைய பிறப்பின் அறிவிப்பு",
			anselm_of_canterbury_bishop: "புனித ஆன்சலம் - ஆயர், மறைவல்லுநர்",
			ansgar_of_hamburg_bishop: "புனித ஆன்ஸ்கார் - ஆயர",
			anthony_julian_nowowiejski_bishop_and_companions_martyrs: "முத்திப்பேறுபெற்ற அந்தோனி ஜூலியன் நொவொவேஸ்கி தோழர்கள் - ஆயர், மறைசாட்சிகள்",
			anthony_mary_claret_bishop: "புனித அந்தோனி மரிய கிளாரட் - ஆயர்",
			anthony_of_egypt_abbot: "எகிப்தின் புனித அந்தோனி - மடாதிபதி",
			anthony_of_padua_priest: "பாதுவா நகர்ப் புனித அந்தோனியார் - அருள்பணியாளர், மறைவல்லுநர்",
			anthony_of_saint_anne_galvao_priest: "புனித அன்னா கால்வோவின் புனித அந்தோனியார் - அருட்பணியாளர்",
			anthony_of_the_caves_monk: "குகைகளின் புனித அந்தோனியார், வனத்துறவி",
			anthony_zaccaria_priest: "புனித அந்தோனி சக்கரியா - அருட்பணியாளர்",
			apollinaris_of_ravenna_bishop: "புனித அப்போலினாரிஸ் - ஆயர், மறைச்சாட்சி",
			arbogast_of_strasbourg_bishop: "புனித ஆர்பகஸ்ட் - ஆயர்",
			arbogast_of_strasbourg_bishop_patron_of_the_archdiocese_of_strasbourg: "புனித ஆர்பகஸ்ட் - ஸ்ரஸ்பேர்க் மாவட்டத்தின் பாதுகாவலர்",
			asaph_of_wales_bishop: "புனித ஆசப் - ஆயர்",
			ascension_of_the_lord: "ஆண்டவரின் விண்ணேற்றம்",
			ash_wednesday: "திருநீற்றுப் புதன்",
			asicus_of_elphin_bishop: "புனித ஆசிகுஸ் - ஆயர்",
			assumption_of_the_blessed_virgin_mary: "தூய கன்னி மரியாவின் விண்ணேற்றம்",
			athanasius_of_alexandria_bishop: "புனித அத்தனாசியுஸ் - ஆயர், மறைவல்லுநர்",
			attracta_of_killaraght_virgin: "புனித அட்ராக்டா - கன்னி",
			audoen_of_rouen_bishop: "புனித ஒவென் - ஆயர்",
			augustine_kazotic_bishop: "முத்திப்பேறுபெற்ற ஆகுஸ்தின் காசொடிக் - ஆயர்",
			augustine_of_canterbury_bishop: "காண்டர்பரி நகர்ப் புனித அகுஸ்தின் - ஆயர்",
			augustine_of_hippo_bishop: "ஹிப்போவின் புனித அகுஸ்தின் - ஆயர், மறைவல்லுநர்",
			augustine_zhao_rong_priest: "புனித அகுஸ்தின் சாவோ றொங் - அருட்பணியாளர்",
			augustine_zhao_rong_priest_and_companions_martyrs: "புனித அகுஸ்தின் சாவோ றொங், தோழர்கள் - அருட்பணியாளர், மறைசாட்சிகள்",
			aurelia_of_strasbourg_virgin: "புனித ஒரேலியா - கன்னி",
			baptism_of_the_lord: "ஆண்டவரின் திருமுழுக்கு",
			barbara_of_heliopolis_virgin: "புனித பார்பரா - கன்னி, மறைசாட்சி",
			barnabas_apostle: "புனித பர்னபா - திருத்தூதர்",
			bartholomew_apostle: "புனித பார்த்தலோமேயு - திருத்தூதர்",
			bartholomew_dias_laurel_religious: "முத்திப்பேறுபெற்ற பார்த்தலோமேயு டயஸ் லோரல் - துறவி, மறைசாட்சி",
			bartholomew_of_the_martyrs_fernandes_bishop: "மறைசாட்சிகளின் புனித பார்த்தலோமெயு பெர்னாண்டஸ் - ஆயர்",
			basil_the_great_and_gregory_nazianzen_bishops: "புனிதர்கள் பெரிய பேசில், நசியான்சு நகர்ப் புனித கிரகோரி ஆயர்கள், மறைவல்லுநர்கள்",
			beatrice_da_silva_meneses_virgin: "புனித பியட்ரிஸ் த சில்வா - கன்னி",
			bede_the_venerable_priest: "வணக்கத்துக்கு உரிய புனித பீடு - அருள்பணியாளர், மறைவல்லுநர்",
			benedict_of_aniane_abbot: "அனியனின் புனித பெனடிக்ட், மடாதிபதி",
			benedict_of_jesus_valdivielso_saez_religious: "இயேசு வல்டிவியெல்சோ சாயெஸின் புனித பெனடிக்ட் - துறவி",
			benedict_of_nursia_abbot: "புனித பெனடிக்ட் - மடாதிபதி",
			benedict_of_nursia_abbot_patron_of_europe: "புனித பெனடிக்ட் - மடாதிபதி, ஐரோப்பாவின் பாதுகாவலர்",
			benno_of_meissen_bishop: "மைசனின் புனித பெனோ - ஆயர்",
			bernadette_soubirous_virgin: "புனித பெர்னடேட் சுபிறியுஸ் - கன்னி",
			bernard_of_clairvaux_abbot: "புனித பெர்னார்டு - துறவு மடத்துத் தலைவர், மறைவல்லுநர்",
			bernardine_of_siena_priest: "சியன்னா நகர்ப் புனித பெர்னார்தின் - அருள்பணியாளர்",
			beuno_of_wales_abbot: "வேல்சின் புனித பியுனோ - மடாதிபதி",
			blaise_of_sebaste_bishop: "புனித ப்ளேஸ் - ஆயர், மறைச்சாட்சி",
			blessed_martyrs_of_paris: "பாரிஸ் நகரின் முத்திப்பேறுபெற்ற வேதசாட்சிகள் - மறைச்சாட்சியர்",
			bogumilus_of_dobrow_bishop: "முத்திப்பேறுபெற்ற போகுமிலஸ் - ஆயர்",
			boleslawa_mary_lament_virgin: "முத்திப்பேறுபெற்ற போலெஸ்லவா மரிய லமெண்ட் - கன்னி",
			bonaventure_of_bagnoregio_bishop: "புனித பொனவென்சர் - ஆயர், மறைவல்லுநர்",
			boniface_of_mainz_bishop: "புனித பொனிபஸ் - ஆயர், மறைசாட்சி",
			boris_of_kiev_and_gleb_of_kiev_martyrs: "புனித பொறிஸ், புனித க்ளெப் - மறைசாட்சிகள்",
			brendan_of_clonfert_abbot: "புனித பிறெண்டன் - மடாதிபதி",
			bridget_of_sweden_religious: "புனித பிரிட்ஜிட் - துறவி",
			bridget_of_sweden_religious_copatroness_of_europe: "புனித பிரிட்ஜிட் - துறவி, ஐரோப்பாவின் பாதுகாவலி",
			brigid_of_kildare_virgin: "புனித பிரிட்ஜிட் - மடாதிபத",
			brigid_of_kildare_virgin_copatroness_of_ireland: "புனித பிரிட்ஜிட் - கன்னி, அயர்லாந்தின் பாதுகாவலி",
			bronislava_of_poland_virgin: "போலந்தின் முத்திப்பேறுபெற்ற ப்றோனிஸ்லாவா - கன்னி",
			bronislaw_markiewicz_priest: "முத்திப்பேறுபெற்ற பறோனிஸ்லோ மார்கவிச் - அருட்பணியாளர்",
			bruno_of_cologne_priest: "புனித புரூனோ - அருள்பணியாளர்",
			bruno_of_querfurt_bishop: "கியூபோர்டின் புனித புரூனோ - ஆயர், மறைசாட்சி",
			caesarius_of_arles_bishop: "ஆர்ல்சின் புனித சிசேரியஸ் - ஆயர்",
			cajetan_of_thiene_priest: "புனித கஜெடான் - அருட்பணியாளர்",
			callistus_i_pope: "புனித முதலாம் கலிஸ்டஸ் - திருத்தந்தை, மறைசாட்சி",
			camillus_de_lellis_priest: "புனித கமிலஸ் டி லெலிஸ் - அருட்பணியாளர்",
			canice_of_kilkenny_abbot: "புனித கனிஸ் - மடாதிபதி",
			canute_iv_of_denmark_eric_ix_of_sweden_and_olaf_ii_of_norway_martyrs: "புனிதர்கள் கனுடே, எறிக், ஒலெப் - மறைசாட்சிகள்",
			canute_iv_of_denmark_martyr: "புனிதர் கனுடே - மறைசாட்சி",
			carlos_manuel_rodriguez_santiago: "முத்திப்பேறுபெற்ற கார்லோஸ் மானுவேல் றொட்றிகூஸ் சந்தியாகு",
			carmelites_of_compiegne_virgins_and_martyrs: "கம்பீனின் முத்திப்பேறுபெற்ற கார்மலைட் - கன்னியர்கள், மறைசாட்சிகள்",
			caroline_kozka_virgin: "முத்திப்பேறுபெற்ற கரோலின் கொஸ்கா - கன்னி, மறைசாட்சி",
			carthage_of_lismore_bishop: "புனித கார்தேஜ் - ஆயர்",
			casimir_of_poland: "போலந்தின் புனித காஸ்மிர்",
			catherine_of_alexandria_virgin: "அலெக்சான்றியாவின் புனித கத்தரின் - கன்னி, மறைசாட்சி",
			catherine_of_siena_virgin: "சியன்னாவின் புனித கத்தரின் - கன்னி, மறைவல்லுநர்",
			catherine_of_siena_virgin_copatroness_of_europe: "சியன்னாவின் புனித கத்தரின் - கன்னி, மறைவல்லுநர், ஐரோப்பவின் பாதுகாவலி",
			catherine_of_siena_virgin_copatroness_of_italy_and_europe: "சியன்னாவின் புனித கத்தரின் - கன்னி, ஐரோப்பா மற்றும் இத்தாலியின் பாதுகாவலி",
			catherine_zoe_laboure_virgin: "புனித கத்தரின் லாபோரே - துறவி",
			ceallach_of_armagh_bishop: "புனித சியாலெச் - ஆயர்",
			cecilia_of_rome_virgin: "புனித சிசிலியா - கன்னி, மறைசாட்சி",
			ceferino_gimenez_malla_martyr: "புனித செபறீனோ கிமொறிஸ் மாளா - மறைசாட்சி",
			ceraunus_of_paris_bishop: "பாரிஸ் நகரின் புனித சேரன் - ஆயர்",
			ceslaus_of_poland_and_hyacinth_of_poland_priests: "முத்திப்பேறுபெற்ற செஸ்லௌஸ், புனித ஹயசிந்த் - அருட்பணியாளர்கள்",
			ceslaus_of_poland_priest: "முத்திப்பேறுபெற்ற செஸ்லௌஸ் - அருட்பணியாளர்",
			chad_of_mercia_and_cedd_of_lastingham_bishops: "புனிதர்கள் சாட், செட் - ஆயர்கள்",
			chair_of_saint_peter_the_apostle: "திருத்தூதர் புனித பேதுருவின் தலைமைப் பீடம்",
			charles_borromeo_bishop: "புனித சார்லஸ் பொரோமெயோ - ஆயர்",
			charles_i_of_austria: "ஒஸ்ரியாவின் புனித சார்ல்ஸ்",
			charles_lwanga_and_companions_martyrs: "புனிதர்கள் சார்லஸ் லுவாங்காவும் தோழர்களும் - மறைச்சாட்சியர்",
			charles_of_jesus_de_foucauld: "முத்திப்பேறுபெற்ற சார்ல்ஸ் டி புகொல்ட் - அருட்பணியாளர்",
			charles_spinola_and_jerome_de_angelis_priests: "முத்திப்பேறுபெற்றவர்கள் சார்ல்ஸ் ஸ்பினோலா, ஜெரோம் டி ஏஞ்சலிஸ் - அருட்பணியாளர்கள், மறைசாட்சிகள்",
			charles_spinola_priest: "முத்திப்பேறுபெற்ற சார்ல்ஸ் ஸ்பினோலா - அருட்பணியாளர், மறைசாட்சி",
			christopher_magallanes_priest_and_companions_martyrs: "புனித கிறிஸ்டோபர் மகல்லானஸ் - அருள்பணியாளர்; தோழர்கள் - மறைச்சாட்சியர்",
			christopher_of_palestine_martyr: "புனித கிறிஸ்டோபர் - மறைச்சாட்சி",
			ciaran_of_clonmacnoise_abbot: "புனித சைரன் - மடாதிபதி",
			clare_of_assisi_virgin: "புனித கிளாரம்மாள் - கன்னி",
			clement_i_pope: "புனித முதலாம் கிளமெண்ட் - திருத்தந்தை, மறைசாட்சி",
			clement_mary_hofbauer_priest: "புனித கிளெமெண்ட் மரிய ஹொப்பர் - அருட்பணியாளர்",
			clement_of_ohrid_and_gorazd_of_moravia_bishops_and_companions: "ஒறிட்டின் புனித க்ளெமெண்ட், புனித கொராஸ்ட் - ஆயர்கள், தோழர்கள",
			clotilde_of_burgundy: "புனித க்ளொடில்டா",
			colman_of_cloyne_bishop: "க்லோனின். புனித கோல்மன் - ஆயர்",
			colman_of_dromore_bishop: "ட்றொமோரின் புனித கோல்மன் - ஆயர்",
			colman_of_kilmacduagh_bishop: "கில்மக்டக்கின் புனித கோல்மன் - ஆயர்",
			columba_marmion_priest: "முத்திப்பேறுபெற்ற கொலம்பா மார்மியன் - அருட்பணியாளர்",
			columba_of_iona_abbot: "புனித கொலம்பா - மடாதிபதி",
			columba_of_iona_abbot_copatron_of_ireland: "புனித கொலம்பா - மடாதிபதி, மறை அறிவிப்பாளர், அயர்லாந்தின் பாதுகாவலர்",
			columban_of_luxeuil_abbot: "புனித கொலம்பன் - மடாதிபதி",
			comgall_of_bangor_abbot: "புனித கொம்கெல் - மடாதிபதி",
			commemoration_of_all_the_faithful_departed: "இறந்த ஆத்துமாக்களின் நினைவு நாள்",
			conleth_of_kildare_bishop: "புனித கொன்லெத் - ஆயர்",
			conrad_of_constance_and_gebhard_of_constance_bishops: "புனித கொன்ராட், கொன்ஸ்டன்ஸின் கெபார்ட் - ஆயர்கள்",
			conrad_of_parzham_religious: "பார்சத்தின் புனித கொன்ராட் - துறவி",
			conversion_of_saint_paul_the_apostle: "திருத்தூதர் புனித பவுலின் மனமாற்றம் - விழா",
			corbinian_of_freising_bishop: "புனித கொர்பினியன் - ஆயர்",
			cornelius_i_pope_and_cyprian_of_carthage_bishop_martyrs: "புனித கொர்னேலியுஸ் - திருத்தந்தை, புனித சிப்ரியன் - ஆயர், மறைசாட்சிகள்",
			cosmas_of_cilicia_and_damian_of_cilicia_martyrs: "புனிதர்கள் கொஸ்மஸ், தமியான் - மறைசாட்சிகள்",
			cuthbert_of_lindisfarne_bishop: "புனித கத்பேர்ட் - ஆயர்",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop: "புனித சிரில் - துறவி, புனித் மெதோடியஸ் - ஆயர்",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop_copatrons_of_europe: "புனித சிரில் - துறவி, புனித மெதோடியஸ் - ஆயர், ஐரோப்பாவின் பாதுகாவலர்கள்",
			cyril_constantine_the_philosopher_monk_and_methodius_michael_of_thessaloniki_bishop_slavic_missionaries_copatrons_of_europe: "புனித சிரில், புனித் மெதோடியஸ் - ஸ்லாவிக்கின் மறை போதகர்கள்",
			cyril_of_alexandria_bishop: "அலெக்சாந்திரியா நகர புனித சிரில் - ஆயர், மறைவல்லுநர்",
			cyril_of_jerusalem_bishop: "ஜெருசலெம் நகர புனித சிரில் - ஆயர், மறைவல்லுநர்",
			damasus_i_pope: "புனித முதலாம் டமேசுஸ் - திருத்தந்தை",
			damien_de_veuster_priest: "புனித டேமியன் டி வூஸ்டர் - அருட்பணியாளர்",
			daniel_brottier_priest: "புனித டானியேல் ப்ரோடியர் - அருட்பணியாளர்",
			david_lewis_priest: "புனித டேவிட் லுவிஸ் - அருட்பணியாளர், மறைசாட்சி",
			david_of_wales_bishop: "புனித டேவிட் - ஆயர்",
			david_of_wales_bishop_patron_of_wales: "புனித டேவிட் - ஆயர், அயர்லாந்தின் பாதுகாவலர்",
			davnet_of_sliabh_beagh_virgin: "புனித டவ்நெட் - கன்னி",
			declan_of_ardmore_bishop: "புனித டெக்லன் - ஆயர்",
			dedication_of_consecrated_churches: "அர்ப்பணிக்கப்பட்ட கோவில்களின் நேர்ந்தளிப்பு",
			dedication_of_the_basilica_of_saint_mary_major: "புனித மரியாவின் பெருங்கோவில் நேர்ந்தளிப்பு",
			dedication_of_the_basilicas_of_saints_peter_and_paul_apostles: "புனிதர்கள் பேதுரு, பவுல் பெருங்கோவில்களின் நேர்ந்தளிப்பு - திருத்தூதர்கள்",
			dedication_of_the_cathedral_basilica_of_saint_denis_france: "புனித டெனிஸ் ஆசனக்கோவில் நேர்ந்தளிப்பு",
			dedication_of_the_cathedral_of_notre_dame_de_strasbourg_france: "ஸ்ரெஸ்பேர்கின் ஆசனக்கோவில் நேர்ந்தளிப்பு",
			dedication_of_the_lateran_basilica: "இலாத்தரன் பெருங்கோவில் நேர்ந்தளிப்பு",
			dedication_of_the_notre_dame_de_paris_cathedral_paris_france: "பாரிஸ் நகர் ஆசனக்கோவில் நேர்ந்தளிப்பு",
			deiniol_of_bangor_bishop: "புனித டைனியல் - ஆயர்",
			demetrius_of_thessaloniki_martyr: "தெசலோனிக்காவின் புனித டெமெட்ரியஸ் - மறைசாட்சி",
			denis_of_paris_bishop_and_companions_martyrs: "புனித டெனிஸ், தோழர்கள் - மறைசாட்சிகள், ஆயர்",
			denis_of_paris_bishop_patron_of_the_archdiocese_of_paris: "புனித டெனிஸ் - மறைசாட்சி, ஆயர், பாரிஸ் மறைமாவட்டத்தின் பாதுகாவலர",
			denis_of_paris_bishop_patron_of_the_city_and_of_the_diocese_of_saint_denis: "புனித டெனிஸ் - மறைசாட்சி, ஆயர், புனித டெனிஸ் நகர், மறைமாவட்டத்தின் பாதுகாவலர்",
			dina_belanger_virgin: "முத்திப்பேறுபெற்ற டீனா பெலெஞ்சர் - கன்னி",
			dionysius_the_areopagite_bishop: "புனித டியோனீசியஸ் ஆரியோபகைட் - ஆயர், மறைசாட்சி",
			divine_mercy_sunday: "பாஸ்கா கால 2-ஆம் ஞாயிறு அல்லது இறை இரக்கத்தின் ஞாயிறு",
			dominic_de_guzman_priest: "புனித டொமினிக் - அருட்பணியாளர்",
			dominic_of_the_mother_of_god_barberi_priest: "பார்பெரி தேவதாயாரின் முத்திப்பேறுபெற்ற டொமினிக் - அருட்பணியாளர்",
			dunstan_of_canterbury_bishop: "புனித டன்ஸ்டன் - அருட்பணியாளர்",
			dyfrig_of_wales_bishop: "புனித டிபிறிக் - ஆயர்",
			easter_sunday: "ஆண்டவருடைய உயிர்ப்பின் பாஸ்கா ஞாயிறு",
			edmund_bojanowski: "முத்திபேறுபெற்ற எட்மண்ட் போஜோனோஸ்கி",
			edmund_campion_priest: "புனித எட்மண்ட் காம்பியன் - அருட்பணியாளர், மறைசாட்சி",
			edmund_ignatius_rice_religious: "முத்திப்பேறுபெற்ற எட்மண்ட் ரைஸ் - துறவி",
			edmund_of_abingdon_bishop: "அபிங்கடனின் புனித எட்மண்ட் - ஆயர்",
			edward_the_confessor: "ஒப்புரவாளராகிய புனித எட்வட்",
			eligius_of_noyon_bishop: "புனித எலோய் - ஆயர்",
			elijah_prophet: "புனித எலியாஸ் - இறைவாக்கினர்",
			elizabeth_ann_seton_religious: "புனித எலிசபெத் அன்னாள் செடன் - துறவி",
			elizabeth_hesselblad_religious: "புனித எலிசபெத் ஹசல்பிளட் - துறவி",
			elizabeth_of_hungary_religious: "ஹங்கேரியின் புனித எலிசபெத் - துறவி",
			elizabeth_of_portugal: "போர்த்துக்கல் நாட்டுப் புனித எலிசபெத்",
			emeric_of_hungary: "புனித எமறிச்",
			emilie_tavernier_gamelin_religious: "முத்திப்பேறுபெற்ற எமிலி ட்ரவனியர் கெமலின் - துறவி",
			enda_of_aran_abbot: "புனித எண்டா - மடாதிபதி",
			english_martyrs: "ஆங்கிலேய மறைசாட்சிகள்",
			eoghan_of_ardstraw_bishop: "புனித இயோகன் - ஆயர்",
			ephrem_the_syrian_deacon: "புனித எப்ரெம் - தியாக்கோன், மறைவல்லுநர்",
			epiphany_of_the_lord: "ஆண்டவரின் திருக்காட்சி",
			eric_ix_of_sweden_martyr: "சுவீடனின் ஒன்பதாம் எரிக் - மறைச்சாட்சி",
			etheldreda_of_ely_abbess: "புனித எதல்றிடா - மடாதிபதி",
			eucharius_of_trier_bishop: "புனித யுகேறியஸ் - ஆயர்",
			eugene_de_mazenod_bishop: "புனித யூஜின் டி மசினோட் - ஆயர்",
			eugenia_of_alsace_and_attala_of_alsace_virgins: "புனித அத்தாலேயின் புனித யூனினி - கன்னி",
			eulalia_of_merida_virgin: "மெறிடாவின் புனித யுலாலியா - கன்னி, மறைசாட்சி",
			eulogius_of_cordoba_bishop: "கொர்டோபாவின் முத்திபேறுபெற்ற யூலொஜியஸ் - ஆயர்",
			eusebius_of_esztergom_priest: "எஸ்டர்கோமின் முத்திபேறுபெற்ற யுசெபியஸ் - அருட்பணியாளர்",
			eusebius_of_vercelli_bishop: "வெர்செலியின் யுசெபியஸ் - ஆயர்",
			exaltation_of_the_holy_cross: "திருச்சிலுவையின் மாட்சி",
			eysteinn_of_nidaros_bishop: "நிடரோசின் புனித ஈஸ்டின் - ஆயர்",
			ezequiel_moreno_bishop: "புனித எசெகுவெல் மொறினோ - ஆயர்",
			fabian_i_pope: "புனித பேபியன் - திருத்தந்தை, மறைச்சாட்சி",
			fachanan_of_kilfenora_bishop: "புனித பாக்கேனன் - ஆயர்",
			fachtna_of_rosscarbery_bishop: "புனித பாக்ட்னா - ஆயர்",
			faustina_kowalska_virgin: "புனித பௌஸ்டினா கொவலஸ்கா - கன்னி",
			ferdinand_iii_of_castile: "காஸ்டிலின் மூன்றாவது பெர்தினந்து",
			fiacre_of_breuil_monk: "புனித பியாகர் - துறவி",
			fidelis_of_sigmaringen_priest: "சிக்மறிங்கனின் புனித பிடெலிஸ் - அருட்பணியாளர், மறைசாட்சி",
			finbarr_of_cork_bishop: "புனித பின்பர் - ஆயர்",
			finding_of_the_holy_cross: "பரிசுத்த சிலுவையை கண்டுபிடித்தல்",
			finnian_of_clonard_bishop: "புனித பினியன் - ஆயர்",
			fintan_of_clonenagh_abbot: "புனித பின்டன் - மடாதிபதி",
			first_martyrs_of_the_holy_roman_church: "புனித றோமை திருச்சபையின் முதல் மறைச்சாட்சிகள்",
			first_polish_martyrs: "புனித பெனெடிக்ட், அருளப்பர், மத்தேயு, ஈசாக்கு, கிறிஸ்டியன் - போலந்தின் முதல் மறைச்சாட்சிகள்",
			five_wounds_of_the_lord: "ஆண்டவரின் ஐந்து திருக்காயங்கள்",
			flannan_of_killaloe_bishop: "புனித பிளானன் - ஆயர்",
			florentius_of_strasbourg_bishop: "புனித புளோரன்சியஸ் - ஆயர்",
			florian_of_lorch_and_companions_martyrs: "புனித புளோரியன் தோழர்கள் - மறைச்சாட்சி",
			florian_of_lorch_martyr: "புனித புளோரியன் - மறைச்சாட்சி",
			frances_of_rome_religious: "ரோமாபுரியின் புனித பிரான்செஸ் - துறவி",
			frances_xavier_cabrini_virgin: "புனித பிரான்செஸ் சேவியர் கப்ரினி - கன்னி",
			francis_borgia_priest: "புனித பிரான்சிஸ் பொர்கியா - அருட்பணியாளர்",
			francis_de_sales_bishop: "புனித பிரான்சிஸ் டி சாலேஸ் - ஆயர், மறைவல்லுநர்",
			francis_diaz_del_rincon_priest_and_companions_martyrs: "புனித பிரான்சிஸ் டயஸ் டெல் றின்கன் தோழர்கள் - அருட்பணியாளர், மறைசாட்சிகள்",
			francis_ferdinand_de_capillas_priest: "புனித பிரான்சிஸ் பெர்திநெந்து டி கப்பிலஸ் - அருள்பணியாளர், மறைசாட்சி",
			francis_of_assisi: "அசிசியின் புனித பிரான்சிஸ்",
			francis_of_assisi_patron_of_italy: "அசிசியின் புனித பிரான்சிஸ் - இத்தாலியின் பாதுகாவலர்",
			francis_of_paola_hermit: "பவோலா நகர்ப் புனித பிரான்சிஸ் - வனத்துறவி",
			francis_solanus_priest: "புனித பிரான்சிஸ் சொலானுஸ் - அருட்பணியாளர்",
			francis_xavier_priest: "புனித பிரான்சிஸ் சவேரியார் - அருட்பணியாளர்",
			francis_xavier_seelos_priest: "முத்திபேறுபெற்ற பிரான்சிஸ் சவேரியார் சீலோஸ் - அருட்பணியாளர்",
			francois_de_montmorency_laval_bishop: "லாவல்லின் புனித பிரான்சுவா - ஆயர்",
			frederic_janssoone_priest: "முத்திப்பேறுபெற்ற பிரெடெறிக் ஜன்சூன் - அருட்பணியாளர்",
			frederic_ozanam_founder: "முத்திபேறுபெற்ற பிரெடெறிக் ஓசானம் - நிறுவனர்",
			friday_of_the_passion_of_the_lord: "பெரிய வெள்ளி",
			fridolin_of_sackingen_monk: "சக்கின்ஜனின் புனித பிரிடொலின் - வனத்துறவி",
			fructuosus_of_braga_martin_of_braga_and_gerald_of_braga_bishops: "புனிதர்கள் புருக்ஷுசஸ், மார்டின், பிராகாவின் ஜெரால்ட் - ஆயர்கள்",
			fructuosus_of_tarragona_bishop_and_augurius_of_tarragona_and_eulogius_of_tarragona_deacons_martyrs: "புனித புருக்ஷுசஸ் - ஆயர், ஒகோறியஸ், இயுலோஜியஸ் - திருத்தொண்டர்கள், மறைசாட்சிகள்",
			fursa_of_peronne_abbot: "புனித புர்ஸ்சா - மடாதிபதி, மறையறிவிப்பாளர்",
			gabriel_taurin_dufresse_bishop: "புனித கேப்றியேல் டோரின் டுபெரெஸ் - ஆயர், மறைசாட்சி",
			gall_of_switzerland_abbot: "புனித கோல், மடாதிபதி, மறையறிவிப்பாளர்",
			genevieve_of_paris_virgin: "புனித ஜெனவிவ் - கன்னி",
			george_matulaitis_bishop: "முத்திபேறுபெற்ற ஜோர்ஜ் மடுலாடிஸ் - ஆயர்",
			george_of_lydda_martyr: "புனித ஜோர்ஜ் - மறைசாட்சி",
			george_of_lydda_martyr_patron_of_england: "புனித ஜோர்ஜ் - மறைசாட்சி, இங்கிலாந்தின் பாதுகாவலர்",
			george_preca_priest: "புனித ஜோர்ஜ் ப்ரேக்கா - அருட்பணியாளர்",
			gerard_of_csanad_bishop: "புனித சனாதின் ஜெராட் - ஆயர், மறைசாட்சி",
			germain_of_paris_bishop: "புனித பரிசின் ஜெர்மையின் - ஆயர்",
			germanus_of_auxerre_bishop: "புனித ஒக்சியரின் ஜெர்மானுஸ் - ஆயர்",
			gertrude_of_nivelles_abbess: "புனித நிவெலின் கேட்ரூட் - மடாதிபதி",
			gertrude_the_great_virgin: "புனித கேட்ரூட் - கன்னி",
			gisela_of_hungary: "முத்திப்பேறுபெற்ற கிசெல்லா",
			gobnait_of_ballyvourney_virgin: "புனித கொப்னைட் - கன்னி",
			gorazd_of_moravia_and_companions: "புனித கொராஸ்ட் மற்றும் தோழர்கள்",
			gotthard_of_hildesheim_bishop: "புனித கொத்தார்ட் - ஆயர்",
			gratia_of_cattaro_religious: "முத்திப்பேறுபெற்ற காத்தாரோவின் கிராசியா - துறவி",
			gregory_grassi_francis_fogolla_and_anthony_fantosati_bishops_and_companions_martyrs: "புனித கிரகோரி கிராஸி, அந்தோனியார் பன்டொசடி - ஆயர், தோழர்கள், மறைசாட்சிகள்",
			gregory_i_the_great_pope: "புனித கிரகோரியார் - திருத்தந்தை, மறைவல்லுனர்",
			gregory_of_narek_abbot: "நாரெக்கின் புனித கிரகோரியார் - மடாதிபதி, மறைவல்லுநர்",
			gregory_vii_pope: "புனித ஏழாம் கிரகோரியார் - திருத்தந்தை",
			guardian_angel_of_portugal: "போர்த்துக்களின் காவல் தூதர்கள்",
			gundisalvus_garcia_martyr: "புனித குண்டுஸ்சால்வுஸ் கிராசியா - மறைசாட்சி",
			gundisalvus_of_amarante_priest: "புனித குண்டுஸ்சால்வுஸ் கிராசியா - அருட்பணியாளர்",
			gundisalvus_of_lagos_priest: "லாகோசின் முத்திப்பேறுபெற்ற குண்டுஸ்சால்வுஸ் கிராசியா - அருட்பணியாளர்",
			hedwig_of_poland: "போலந்தின் புனித ஹெட்விக்",
			hedwig_of_silesia_religious: "புனித ஹெட்விக் - துறவி",
			helena_of_constantinople: "புனித ஹெலெனா",
			hemma_of_gurk: "கேர்கின் புனித ஹெம்மா",
			hemming_of_turku_bishop: "துர்குவின் முத்திப்பேறுபெற்ற ஹெமின்ங்",
			henry_ii_emperor: "புனித ஹென்றி - அரசர்",
			henry_ii_emperor_and_cunigunde_of_luxembourg: "புனிதர்கள் ஹென்றி, குனிங்குண்டெ - அரசர்",
			henry_of_finland_bishop: "புனித ஹென்றி - ஆயர், மறைசாட்சி",
			henry_suso_priest: "முத்திப்பேறுபெற்ற ஹென்றி சூசோ - அருட்பணியாளர்",
			hermann_joseph_of_steinfeld_priest: "புனித ஹெர்மன் ஜோசப் - அருட்பணியாளர்",
			hermenegild_the_visigoths_martyr: "புனித ஹெர்மன்கில்ட் - மறைசாட்சி",
			hilary_of_poitiers_bishop: "புனித ஹில்லரி - ஆயர், மறைவல்லுனர்",
			hilda_of_whitby_abbess: "புனித ஹில்டா - மடாதிபதி",
			hildegard_of_bingen_abbess: "பின்ஜென்னின் புனித ஹில்டகார்ட் - மடாதிபதி, மறைவல்லுனர்",
			holy_child_of_cebu: "சிபுவின் குழந்தை இயேசு",
			holy_family_of_jesus_mary_and_joseph: "திருக்குடும்பம்",
			holy_guardian_angels: "காவல் தூதர்கள்",
			holy_innocents_martyrs: "மாசில்லா குழந்தைகள் - மறைசாட்சிகள்",
			holy_saturday: "புனித சனிக்கிழமை/பாஸ்கா திருவிழிப்பு",
			holy_thursday: "பெரிய வியாழன்",
			honorat_kozminski_priest: "முத்திப்பேறுபெற்ற ஹொனொரட் கொமின்ஸ்கி - அருட்பணியாளர்",
			hosanna_of_cattaro_virgin: "காடாரோவின் முத்திப்பேறுபெற்ற ஹொசான்னா - கன்னி",
			hroznata_of_bohemia_martyr: "முத்திப்பேறுபெற்ற றொஸ்னடா - மறைவல்லுனர்",
			hubert_of_liege_bishop: "புனித ஹியுபேர்ட் - ஆயர்",
			hugh_of_lincoln_bishop: "லிங்கனின் புனித ஹியூக் - ஆயர்",
			hungarian_saints_and_blesseds: "ஹங்கேரியின் முத்திப்பேறுபெற்றவர்கள், புனிதர்கள்",
			hyacinth_of_poland_priest: "புனித ஹயசிந்த் - அருட்பணியாளர்",
			ignatius_de_azevedo_priest_and_companions_martyrs: "முத்திப்பேறுபெற்ற இஞ்ஞாசியார் அசவேடொ - அருட்பணியாளர், தோழர்கள், மறைசாட்சிகள்",
			ignatius_falzon: "முத்திபேறுபெற்ற இஞ்ஞாசியார் பால்சன்",
			ignatius_of_antioch_bishop: "அந்தியோக்கின் புனித இஞ்ஞாசியார் - ஆயர், மறைசாட்சி",
			ignatius_of_loyola_priest: "லொயோலாவின் இஞ்ஞாசியார் - அருட்பணியாளர்",
			ildephonsus_of_toledo_bishop: "டொலேடோவின் புனித இல்டெபொன்சஸ் - ஆயர்",
			illtud_the_knight_abbot: "புனித இல்டட் - மடாதிபதி",
			immaculate_conception_of_the_blessed_virgin_mary: "புனித கன்னி மரியாவின் அமல உற்பவம்",
			immaculate_conception_of_the_blessed_virgin_mary_patroness_of_the_philippines: "மாசில்லாமல் உற்பவித்த கன்னி மரியாள் - பிலிப்பின் நாட்டின் பாதுகாவலி",
			immaculate_conception_of_the_blessed_virgin_mary_patroness_of_the_usa: "மாசில்லாமல் உற்பவித்த கன்னி மரியாள் - அமெரிக்காவின் பாதுகாவலி",
			immaculate_heart_of_mary: "புனித கன்னி மரியாவின் மாசற்ற இதயம்",
			innocent_v_pope: "முத்திப்பேறுபெற்ற ஐந்தாம் இனோசெண்ட் - திருத்தந்தை",
			innocent_xi_pope: "முத்திப்பேறுபெற்ற பதினோறாம் இனோசெண்ட் - திருத்தந்தை",
			irenaeus_of_lyon_bishop: "லியோனின் புனித இரேனியஸ் - ஆயர், மறைசாட்சி, மறைவல்லுனர்",
			irene_of_macedonia: "மசிதோனியாவின் புனித ஐரின்",
			irish_martyrs: "அயர்லாந்தின் மறைசாட்சிகள்",
			isabelle_of_france_virgin: "பிரான்ஸ் நாட்டின் முத்திப்பேறுபெற்ற இசபெல்லா - கன்னி",
			isidore_of_seville_bishop: "புனித இசிதோர் - ஆயர், மறைவல்லுனர்",
			isidore_the_farmer: "புனித இசிதோர்",
			istvan_sandor_religious: "முத்திப்பேறுபெற்ற இஸ்த்வன் சண்டோர் - துறவி, மறைசாட்சி",
			ita_of_killeedy_virgin: "புனித இடா - துறவி",
			ivan_merz: "முத்திப்பேறுபெற்ற ஐவன் மேர்ஸ்",
			ivo_of_kermartin_priest: "புனித ஐவோ - அருட்பணியாளர்",
			jacinta_marto_and_francisco_marto: "புனிதர்கள் ஜெசிந்தா, பிரான்சிஸ்கோ மார்டோ",
			james_apostle: "புனித யாகப்பர் - அப்போஸ்தலர்",
			james_apostle_patron_of_spain: "புனித யாகப்பர் - அப்போஸ்தலர், ஸ்பெயின் நாட்டின் பாதுகாவலர்",
			james_strzemie_bishop: "முத்திப்பேறுபெற்ற ஜேம்ஸ் ஸ்ரெஸ்மி - ஆயர்",
			jane_frances_de_chantal_religious: "புனித ஜேன் பிரான்செஸ் டி ஷோண்டேல் - துறவி",
			januarius_i_of_benevento_bishop: "புனித ஜனவாரியஸ் - ஆயர், மறைசாட்சி",
			jarlath_of_tuam_bishop: "புனித ஜர்லத் - ஆயர்",
			jerome_emiliani: "புனித ஜெரோம் எமிலியானி",
			jerome_of_stridon_priest: "புனித ஜெரோம் - அருட்பணியாளர், மறைவல்லுனர்",
			joachim_and_anne_parents_of_mary: "புனிதர்கள் சுவக்கீம் அன்னம்மாள் - கன்னி மரியாளின் பெற்றோர்",
			joachim_and_anne_patroness_of_the_province_of_quebec_parents_of_mary: "புனித அன்னம்மாள், குயுபெக்கின் பாதுகாவலி, புனித சுவக்கீம் அன்னம்மாள் - கன்னி மரியாளின் பெற்றோர்",
			joachim_he_kaizhi_martyr: "புனித சுவக்கீம் ஹீ கைசி - மறைசாட்சி",
			joan_of_arc_virgin_copatroness_of_france: "புனித ஜோன் ஆர்க் - பிரான்ஸ் நாட்டின் பாதுகாவலி",
			joan_of_portugal_virgin: "போர்த்துக்களின் முத்திப்பேறுபெற்ற ஜோன் ஆர்க் - கன்னி",
			joaquina_of_saint_francis_of_assisi_de_vedruna_religious: "வெர்டுனாவின் புனித பிரான்சிஸ் அசிசியாரின் புனித ஜோக்கினா - துறவி",
			john_apostle: "புனித அருளப்பர் - நற்செய்தியாளர், அப்போஸ்தலர்",
			john_baptist_de_la_salle_priest: "புனித ஜோன் பப்டிஸ்ட் டி லா சால், அருட்பணியாளர்",
			john_berchmans_religious: "புனித பேர்க்மன் அருளப்பர் - துறவி",
			john_beyzym_priest: "முத்திப்பேறுபெற்ற அருளப்பர் பேசிம் - அருட்பணியாளர்",
			john_bosco_priest: "புனித ஜோன் பொஸ்கோ - அருட்பணியாளர்",
			john_brenner_priest: "முத்திபேறுபெற்ற ஜோன் பிரெனர் - அருட்பணியாளர், மறைசாட்சி",
			john_cassian_priest: "புனித ஜோன் காசியான் - அருட்பணியாளர்",
			john_chrysostom_bishop: "புனித ஜோன் கிறிசோஸ்டம் - ஆயர், மறைவல்லுனர்",
			john_damascene_priest: "புனித ஜோன் டமெசின் - அருபணியாளர், மறைவல்லுனர்",
			john_de_brebeuf_isaac_jogues_priests_and_companions_martyrs: "புனிதர்கள் ஜோன் டி புரபூ, ஐசக் ஜோக்ஸ் - அருட்பணியாளர்கள், தோழர்கள், மறைசாட்சிகள்",
			john_de_brebeuf_isaac_jogues_priests_and_companions_martyrs_copatrons_of_canada: "புனிதர்கள் ஜோன் டி புரபூ, ஐசக் ஜோக்ஸ் - அருட்பணியாளர்கள், தோழர்கள், மறைசாட்சிகள், கனடாவின் பாதுகாவலர்கள்",
			john_de_britto_priest: "புனித ஜோன் டி பிறிட்டோ - அருட்பணியாளர், மறைசாட்சி",
			john_eudes_priest: "புனித ஜோன் யூட்ஸ் - அருட்பணியாளர்",
			john_fisher_bishop_and_thomas_more_martyrs: "புனித ஜோன் பிஷர் - ஆயர், புனித தோமஸ் மோர் - மறைசாட்சி",
			john_gabriel_perboyre_priest: "புனித ஜோன் கேப்றியேல் பெர்போரே - அருட்பணியாள்ர், மறை சாட்சி",
			john_henry_newman_priest: "புனித ஜோன் ஹென்றி நியுமன் - அருட்பணியாளர்",
			john_i_pope: "புனித முதலாம் அருளப்பர் - திருத்தந்தை, மறைசாட்சி",
			john_jones_priest: "புனித ஜொன் ஜோன்ஸ் - அருட்பணியாளர், மறைசாட்சி",
			john_leonardi_priest: "புனித ஜோன் லெனார்டி - அருட்பணியாளர்",
			john_macias_religious: "புனித ஜோன் மாசியஸ் - துறவி",
			john_martin_moye_priest: "முத்திப்பேறுபெற்ற ஜோன் மார்டின் மோயே - அருட்பணியாளர்",
			john_mary_vianney_priest: "புனித ஜோன் மரிய வியான்னி - அருட்பணியாள்ர்",
			john_nepomucene_neumann_bishop: "புனித ஜோன் நியுமன் - ஆயர்",
			john_nepomucene_priest: "புனித ஜோன் நெபோமுயுசின் - அருட்பணியாளர், மறைசாட்சி",
			john_of_avila_priest: "அவிலாவின் புனித அருளப்பர் - அருட்பணியாளர், மறைவல்லுனர்",
			john_of_capistrano_priest: "கபிஸ்ரானோவின் புனித அருளப்பர் - அருட்பணியாளர்",
			john_of_dukla_priest: "டுக்லாவின் புனித ஜொன் - அருட்பணியாளர்",
			john_of_god_duarte_cidade_religious: "இறைவனின் புனித அருளப்பர் - துறவி",
			john_of_kanty_priest: "கனிடியின் புனித அருளப்பர் - அருட்பணியாளர்",
			john_of_the_cross_priest: "புனித சிலுவை அருளப்பர் - அருட்பணியாளர், மறைவல்லுனர்",
			john_of_triora_priest: "டிறியோராவின் புனித அருளப்பர் - அருட்பணியாளர், மறைசாட்சி",
			john_ogilvie_priest: "புனித ஜோன் ஒகில்வி - அருட்பணியாளர், மறைசாட்சி",
			john_paul_ii_pope: "புனித இரண்டாம் அருளப்பர் சின்னப்ப்ர் - திருத்தந்தை",
			john_roberts_priest: "புனித ஜோன் ரொபெர்ட்ஸ் - அருட்பணியாளர், மறைசாட்சி",
			john_sarkander_priest: "புனித ஜோன் சர்கண்டர் - அருட்பணியாளர், மறைசாட்சி",
			john_scheffler_bishop: "புனித ஜோன் ஷெப்ளர் - ஆயர், மறைசாட்சி",
			john_xxiii_pope: "புனித பதின்மூன்றாம் அருளப்பர் - திருத்தந்தை",
			josaphat_kuntsevych_bishop: "புனித ஜொசபாட் - ஆயர், மறைசாட்சி",
			jose_maria_de_yermo_y_parres_priest: "புனித ஜோசெ டி யெர்மொ பாரெஸ் - அருட்பணியாளர்",
			josemaria_escriva_de_balaguer_priest: "புனித ஜோசெமரியா எஸ்கிரிவா டி பலாகுவர் - அருட்பணியாளர்",
			joseph_bilczewski_bishop: "புனித ஜோசப் பில்சுவிஸ்கி - ஆயர்",
			joseph_de_anchieta_priest: "புனித ஜோசப் டி அன்கியாட்டா - அருட்பணியாளர்",
			joseph_freinademetz_priest: "புனித ஜோசப் பிரியண்டமெட்ஸ் - அருட்பணியாளர்",
			joseph_of_calasanz_priest: "புனித ஜோசப் களன்சாஸ் - அருட்பணியாளர்",
			joseph_sebastian_pelczar_bishop: "புனித ஜொசப் செபெஸ்டியன் பெல்கார் - ஆயர்",
			joseph_spouse_of_mary: "புனித யோசேப்பு - புனித கன்னி மரியாவின் கணவர்",
			joseph_spouse_of_mary_patron_of_canada: "புனித சூசையப்பர், புனித கன்னி மரியாளின் கணவர், கனடாவின் பாதுகாவலர்",
			joseph_the_worker: "புனித சூசையப்பர் - தொழிலாளர்",
			joseph_vaz_priest: "புனித ஜோசப் வாஸ் - அருட்பணியாளர்",
			joseph_yuan_gengyin_priest: "புனித ஜோசப் யுவான் கெங்யின் - அருட்பணியாளர், மறைசாட்சி",
			joseph_zhang_dapeng_martyr: "புனித ஜோசப் சாங் டிபெங் - மறைசாட்சி",
			josephine_bakhita_virgin: "புனித ஜோசபின் பகிதா - கன்னி",
			juan_diego_cuauhtlatoatzin: "புனித யுவான் டியாகோ சுவாலடோட்சின்",
			juliana_of_liege_virgin: "புனித ஜுலியானா லீக் - கன்னி",
			julie_billiart_virgin: "புனித ஜூலி பிலியார்ட் - கன்னி",
			junipero_serra_priest: "புனித ஜுனிபேரோ சேரா - அருட்பணியாளர்",
			justin_martyr: "புனித ஜஸ்டின் - மறைசாட்சி",
			kateri_tekakwitha_virgin: "புனித காதேரி தெகவிதா - கன்னி",
			katharine_drexel_virgin: "புனித கத்தெரின் ட்ரெக்செல் - கன்னி",
			kentigern_of_scotland_bishop: "புனித கெண்டிகெர்ன் - ஆயர்",
			kevin_of_glendalough_abbot: "புனித கெவின் - மடாதிபதி",
			kieran_of_saigir_bishop: "புனித கீரன் - ஆயர்",
			kilian_of_wurzburg_bishop: "புனித கிலியன் - ஆயர், மறைசாட்சி",
			kilian_of_wurzburg_bishop_and_companions_martyrs: "புனித கிலியன் - ஆயர், தோழர்கள், மறைசாட்சி",
			kinga_of_poland_virgin: "புனித கிங்கா - கன்னி",
			kuriakose_elias_of_the_holy_family_chavara_priest: "திருக்குடும்பத்தின் புனித குரியாகோஸ் எலியாஸ் சாவாரா - அருட்பணியாளர்",
			ladislas_of_gielniow_priest: "முத்திப்பேறுபெற்ற லடிஸ்லாஸ் கியெல்னொவ் - அருட்பணியாளர்",
			ladislaus_batthyany_strattmann: "முத்திப்பேறுபெற்ற லடிஸ்லாஸ் பெதியானி-ஸ்ராட்மன்",
			ladislaus_i_of_hungary: "புனித லடிஸ்லாஸ்",
			lambert_of_maastricht_bishop: "புனித லாம்பர்ட் மாஸ்ரிட் - ஆயர், மறைசாட்சி",
			landry_of_paris_bishop: "பாரிசின் புனித லான்றி - ஆயர்",
			laserian_of_leighlin_bishop: "புனித லாசரியன் - ஆயர்",
			laura_vicuna_virgin: "முத்திப்பேறுபெற்ற லோறா விகுனா - கன்னி",
			laurence_otoole_bishop: "புனித லோரன்ஸ் ஓ டூல் - ஆயர்",
			laurence_wang_bing_and_companions_martyrs: "புனித லோரன்ஸ் வாங் பிங் - தோழர்கள், மறைசாட்சிகள்",
			lawrence_bai_xiaoman_martyr: "புனித லோரன்ஸ் பாய் சியௌமன் - மறைசாட்சி",
			lawrence_of_brindisi_priest: "புனித லோரன்ஸ் பிறிண்டிசி - அருட்பணியாளர், மறைவல்லுனர்",
			lawrence_of_rome_deacon: "புனித லோரன்ஸ் - தியாக்கோன், மறைசாட்சி",
			lawrence_ruiz_and_companions_martyrs: "புனித லோரன்ஸ் ருயிஸ் மற்றும் தோழர்கள் - மறைசாட்சிகள்",
			leander_of_seville_bishop: "செவில்லின் புனித லியண்டர் - ஆயர்",
			lelia_of_killeely_virgin: "புனித லிலியா - கன்னி",
			leo_i_the_great_pope: "புனித பெரிய லியோ - திருத்தந்தை, மறைவல்லுனர்",
			leo_ignatius_mangin_priest_and_companions_martyrs: "புனித லியோ இக்னேசியஸ் மங்கின் - அருட்பணியாளர், தோழர்கள், மறைசாட்சிகள்",
			leo_ix_pope: "புனித ஒன்பதாம் லியோ - திருத்தந்தை",
			leoba_of_tauberbischofsheim_abbess: "புனித லியோபா - மடாதிபதி",
			leodegar_of_autun_bishop: "புனித லியோதகர் - ஆயர், மறைசாட்சி",
			leonard_of_noblac_hermit: " நொப்லக்கின் புனித லெணார்ட் - வனத்துறவி",
			leonid_feodorov_priest: "முத்திப்பேறுபெற்ற லியோனிட் வியொடொரொவ் - அருட்பணியாளர், மறைசாட்சி",
			leopold_iii_of_babenberg: "பாபென்பெர்க் புனித மூன்றாம் லியோபோல்ட்",
			leopold_mandic_priest: "புனித லியோபோல்ட் மண்டிச் - அருட்பணியாளர்",
			louis_bertrand_priest: "புனித லுயிஸ் பேர்ட்ரண்ட் - ஆயர்",
			louis_grignion_de_montfort_priest: "புனித லுயிஸ் கிரிக்னியன் டெ மொண்ட்பேர்ட் - அருட்பணியாளர்",
			louis_ix_of_france: "புனித லுயிஸ்",
			louis_zephirin_moreau_bishop: "முத்திப்பேறுபெற்ற லுயிஸ் செபிரின் மொரியோ - ஆயர்",
			louise_de_marillac_religious: "புனித லுயிஸ் மரிலக் - துறவி",
			lucius_of_chur_bishop: "புனித லுசியஸ் செர் - ஆயர், மறைசாட்சி",
			lucy_of_syracuse_virgin: "புனித லுசி - கன்னி, மறைசாட்சி",
			lucy_yi_zhenmei_virgin: "புனித லுசி யி சென்மி - கன்னி, மறைசாட்சி",
			ludan_of_scotland_pilgrim: "புனித லூடன் - யாத்திரிகர்",
			ludger_of_munster_bishop: "புனித லுஜர் முன்ஸ்டர் - ஆயர்",
			ludmila_of_bohemia_martyr: "புனித லுட்மிலா - ஆயர்",
			luigi_orione_priest: "புனித லூகி ஓரியன் - அருட்பணியாளர்",
			luke_evangelist: "புனித லூக்காஸ் - நற்செய்தியாளர்",
			lydia_of_philippi: "பிலிப்பின் புனித லிடியா",
			mac_nissi_of_connor_bishop: "புனித மக் நிசி - ஆயர்",
			macartan_of_clogher_bishop: "புனித மகதான் - ஆயர்",
			madeleine_sophie_barat_virgin: "புனித மடலின் சோபி பரத் - கன்னி",
			maelruain_of_tallaght_bishop: "புனித மால்ருயன் - ஆயர், மடாதிபதி",
			magnus_erlendsson_martyr: "புனித மக்ணுஸ் - மறைசாட்சி",
			malachy_of_armagh_bishop: "புனித மலாக்கி - ஆயர்",
			marcel_callo_martyr: "முத்திப்பேறுபெற்ற மார்சல் சாலொ - மறைசாட்சி",
			marcelina_darowska_religious: "முத்திப்பேறுபெற்ற மார்சலினா தரௌஸ்கா - துறவி",
			marcellin_champagnat_priest: "புனித மார்சலின் சாம்பனட் - அருட்பணியாளர்",
			marcellinus_of_rome_and_peter_the_exorcist_martyrs: "புனிதர்கள் மார்சலினுஸ், இராயப்பர் - மறைசாட்சிகள்",
			marcellus_of_paris_bishop: "பாரிசின் புனித மார்சல் - ஆயர்",
			margaret_clitherow_anne_line_and_margaret_ward_virgin_martyrs: "புனிதர்கள் மாகிரட் கிளிதரோ, அன்னாள் லின், மார்கிரட் வார்ட் - கன்னியர்கள், மறைசாட்சிகள்",
			margaret_mary_alacoque_virgin: "புனித மாகிரட் மேரி அலகொக் - கன்னி",
			margaret_of_antioch_virgin: "அந்தியோக்கின் புனித மாகிரட் - கன்னி, மறைசாட்சி",
			margaret_of_hungary_religious: "ஹங்கேரியன் புனித மாகிரட் - துறவி",
			margaret_of_scotland: "ஸ்கொட்லண்டின் புனித மாகிரட்",
			marguerite_bourgeoys_virgin: "புனித மாகிரைட் போர்கியொஸ் - கன்னி",
			marguerite_dyouville_religious: "புனித மாகிரைட் டி யூவில் - துறவி",
			maria_goretti_virgin: "புனித மரியா கொரெட்டி - கன்னி, மறைசாட்சி",
			maria_guadalupe_garcia_zavala_virgin: "புனித மரிய குடாலோபே கார்சியா சாவாலா - கன்னி",
			maria_micaela_of_the_blessed_sacrament_desmaisieres_virgin: "திரு நற்கருணை நாதரின் டெஸ்மைசிரசின் புனித மரியா மிகேலா - கன்னி",
			mariana_of_jesus_de_paredes_virgin: "பாராதெஸ் இயேசுவின் புனித மரியானா - கன்னி",
			marianne_cope_virgin: "புனித மேரியான் கோப் - கன்னி",
			marie_anne_blondin_virgin: "முத்திபேறுபெற்ற மேரி-ஆன் புளொடின் - கன்னி",
			marie_eugenie_of_jesus_milleret_de_brou_virgin: "புனித மேரி-யூஹினி டி ஜீசஸ் - துறவி, நிறுவநர்",
			marie_leonie_paradis_virgin: "முத்திப்பேறுபெற்ற மாரி-லியோனி பாரதிஸ் - கன்னி",
			marie_rose_durocher_virgin: "முத்திப்பேறுபெற்ற மாரி ரோஸ் துரோச்சர் - கன்னி",
			mark_evangelist: "புனித மாற்கு - நற்செய்தியாளர்",
			marko_krizin_melchior_grodziecki_and_stephen_pongracz_priests: "புனிதர்கள் மார்கோ கிரிசின், மெல்கியோர் கிரோட்ஸ்செகி, ஸ்தேவான் பொங்ராஸ் - அருட்பணியாளர்கள், மறைசாட்சிகள்",
			marko_krizin_priest: "புனித மார்கோ கிரிசின் - அருட்பணியாளர், மறைசாட்சி",
			maron_of_syria_hermit: "புனித மரூண் - வனத்து துறவி",
			martha_of_bethany_mary_of_bethany_and_lazarus_of_bethany: "புனிதரகள் மார்த்தா, மரியாள், லாசரஸ்",
			martin_de_porres_religious: "புனித மார்டின் டி போரஸ் - துறவி",
			martin_i_pope: "புனித முதலாம் மார்டின் - திருத்தந்தை, மறைசாட்சி",
			martin_of_tours_bishop: "புனித மார்டின் டுவர்ஸ் - ஆயர்",
			martin_wu_xuesheng_and_companions_martyrs: "புனித மார்டின் வூ சுயுஸ்ஹெங் தோழர்கள் - மறைசாட்சிகள்",
			mary_adeodata_pisani_virgin: "முத்திப்பேறுபெற்ற மரிய அடியோடா பிசானி - கன்னி",
			mary_angela_truszkowska_virgin: "முத்திப்பேறுபெற்ற மரிய அஞ்ஜெலா திரஸ்கௌஸ்கா - கன்னி",
			mary_assunta_pallotta_virgin: "முத்திப்பேறுபெற்ர மரிய அசுந்தா பலோடா - கன்னி",
			mary_catherine_of_saint_augustine_catherine_de_simon_de_longpre_virgin: "புனித அகுஸ்தினின் புனித கத்தரின் - கன்னி",
			mary_magdalene: "புனித மரிய மக்தெலேனா",
			mary_magdalene_de_pazzi_virgin: "புனித மரிய மக்தெலேனா டி பாஸ்சி - கன்னி",
			mary_mother_of_god: "தூய கன்னி மரியா, திரு அவையின் அன்னை",
			mary_mother_of_the_church: "திருச்சபையின் அன்னையாம் புனித கன்னி மரியாள்",
			mary_of_jesus_crucified_petkovic_virgin: "பெட்கோவிச் சிலுவை இயேசுவின் புனித மரியாள் - கன்னி",
			mary_of_jesus_in_the_blessed_sacrament_venegas_de_la_torre_virgin: "வெங்கஸ் டி லா தோரேயின் நற்கருணை நாதராகிய இயேசுவின் புனித மரியாள் - கன்னி",
			mary_of_jesus_the_good_shepherd_siedliska_virgin: "சீதிலிஸ்காவின் நல்லாயனாகிய இயேசுவின் புனித மரியாள் - கன்னி",
			mary_of_the_cross_mackillop_virgin: "திருச்சிலுவையின் புனித மரிய மக்கிலொப் - கன்னி",
			mary_of_the_incarnation_barbara_acarie_religious: "முத்திப்பேறுபெற்ற மாரி டி ல இன்கார்னேஷன் - துறவி",
			mary_of_the_incarnation_marie_guyart_religious: "புனித மாரி இன்கார்னேஷன் குயார்ட் - துறவி",
			mary_of_the_providence_eugenie_smet_virgin: "முத்திப்பேறுபெற்ற மாரி டி லா பிரொவிடன்ஸ் - கன்னி",
			mary_of_the_sacred_heart_sophie_therese_de_soubiran_la_louviere_virgin: "முத்திப்பேறுபெற்ற மாரி-தெரெஸ் டி சுபிரன் - கன்னி",
			mary_soledad_torres_acosta_virgin: "புனித மரிய சோலிடாட் தொரெஸ் அகொஸ்டா - கன்னி",
			mary_stella_of_the_blessed_sacrament_mardosewicz_and_companions_virgins: "மர்தோசவிச் நற்கருணை நாதரின் புனித மரிய ஸ்டெலா - தோழர்கள், கன்னியர்கள், மறைசாட்சிகள்",
			mary_theresa_chiramel_mankidiyan_virgin: "புனித மரிய தெரெசா சர்மல் மங்கிடியன் - கன்னி",
			mary_theresa_ledochowska_virgin: "முத்திப்பேறுபெற்ற மரிய தெரெசா லிடொசௌஸ்கா - கன்னி",
			mary_ursula_of_jesus_ledochowska_virgin: "லிடொசௌஸ்கா இயேசுவின் புனித மரிய உருசுலா - கன்னி",
			marydolores_rodriguez_sopena_virgin: "முத்திபேறுபெற்ற மரிய டொலோரஸ் ரொட்ரிகொஸ் சொபினா - கன்னி",
			maternus_of_cologne_bishop: "புனித மதேர்னுஸ் - ஆயர்",
			maternus_of_cologne_valerius_of_trier_and_eucharius_of_trier_bishops: "அல்சாஸ் திருச்சபையின் முதலாம் அப்போஸ்தலர்கள்: புனிதர்கள் மதேர்னுஸ், வலரே, யுக்கையர்",
			matilda_of_ringelheim: "புனித மடில்டா",
			matthew_apostle: "புனித மத்தேயு - அப்போஸ்தலர், நற்செய்தியாளர்",
			matthias_apostle: "புனித மத்தாயஸ் - அப்போஸ்தலர்",
			maurice_of_agaunum_and_companions_martyrs: "புனித மொரிஸ், தோழர்கள் - மறைசாட்சி",
			maurice_tornay_priest: "முத்திப்பேறுபெற்ற மொரிஸ் டோனே - அருட்பணியாளர், மறைசாட்சி",
			maurus_of_pecs_bishop: "புனித மோரஸ் - ஆயர்",
			maximilian_mary_raymund_kolbe_priest: "புனித மக்சிமிலியன் கொல்பே - அருட்பணியாளர், மறைசாட்சி",
			mederic_of_autun_and_droctoveus_of_autun_abbots: "புனித மெரி, புனித ட்ரொக்டொவி - மடாதிபதி",
			meinrad_of_einsiedeln_martyr: "ஐசிடெல்னின் புனித மெயின்ரட் - மறைசாட்சி",
			mel_of_ardagh_bishop: "புனித மெல் - ஆயர்",
			melchior_grodziecki_priest: "புனித மெல்கியொர் கிரோடியெகி - அருட்பணியாளர், மறைசாட்சி",
			michael_gabriel_and_raphael_archangels: "புனிதர்கள் மைக்கேல், காபிரியேல், ராபியேல் - அதிதூதர்கள்",
			michael_kozal_bishop: "முத்திப்பேறுபெற்ற மைக்கேல் கோசல் - ஆயர், மறைசாட்சி",
			miguel_agustin_pro_priest: "முத்திப்பேறுபெற்ற மிகுவேல் ஒகஸ்டின் ப்ரோ - அருட்பணியாளர், மறைசாட்சி",
			miguel_febres_cordero_religious: "முத்திப்பேறுபெற்ற மிகுவேல் பெப்ரெஸ் கொடெரொ - துறவி",
			modestus_andlauer_and_andrew_bauer_martyrs: "புனிதரகள் மொடெஸ்ட் அண்ட்லோவர், அண்றே பௌவர் - மறைசாட்சிகள்",
			modestus_andlauer_martyr: "புனித மொடெஸ்ட் அண்ட்லோவர் - மறைசாட்சிகள்",
			monica_of_hippo: "புனித மொனிக்கா",
			moninne_of_killeavy_virgin: "புனித மொனைன் - கன்னி",
			morand_of_cluny_monk: "புனித மொரண்டஸ் - துறவி",
			most_holy_body_and_blood_of_christ: "கிறிஸ்துவின் திருவுடல், திரு இரத்தம்",
			most_holy_name_of_jesus: "இயேசுவின் அதிபரிசுத்த நாமம்",
			most_holy_name_of_mary: "புனித மரியாளின் அதிபரிசுத்த நாமம்",
			most_holy_trinity: "தூய மூவொரு கடவுள்",
			most_sacred_heart_of_jesus: "இயேசுவின் தூய்மைமிகு இதயம்",
			munchin_of_limerick_bishop: "புனித முஞ்சின் - ஆயர்",
			muredach_of_killala_bishop: "புனித முர்டக் - ஆயர்",
			mutien_marie_wiaux_religious: "புனித மியுதியன்-மரிய வியௌக்ஸ் - துறவி",
			nativity_of_john_the_baptist: "புனித திருமுழுக்கு யோவானின் பிறப்பு",
			nativity_of_the_blessed_virgin_mary: "புனித கன்னி மரியாளின் பிறப்பு",
			nativity_of_the_lord: "கிறிஸ்து பிறப்பு",
			nazaria_ignacia_of_saint_teresa_of_jesus_march_mesa_virgin: "ஜீசஸ் மார்ச் மேசா புனித தெரேசாவின் புனித நாசாரியா இக்னேசியா - கன்னி",
			nereus_of_terracina_and_achilleus_of_terracina_martyrs: "புனிதர்கள் நேரியஸ், ஆச்சிலியஸ் - மறைசாட்சிகள்",
			nicholas_barre_priest: "முத்திப்பேறுபெற்ற நிக்கலஸ் பாறெ - அருட்பணியாளர்",
			nicholas_of_flue_hermit: "புனித நிக்கலஸ் புளூ - வனத்து துறவி",
			nicholas_of_myra_bishop: "புனித நிக்கலஸ் - ஆயர்",
			nicholas_steno_bishop: "முத்திப்பேறுபெற்ற நிக்கலஸ் ஸ்டெனொ - ஆயர்",
			nicholas_tavelic_priest: "புனித நிக்கலஸ் டவலிச் - அருட்பணியாளர், மறைசாட்சி",
			ninian_of_whithorn_bishop: "புனித நினியன் - ஆயர்",
			norbert_of_xanten_bishop: "புனித நோபெர்ட் - ஆயர்",
			nuno_of_saint_mary_pereira_religious: "புனித மரிய பெரேராவின் புனித நூனொ - துறவி",
			nykyta_budka_and_vasyl_velychkovsky_bishops: "முத்திப்பேறுபெற்றவர்களான் நிகிட்டா புட்கா, வசில் வெலிசொவிஸ்கி - ஆயர்கள், மறை சாட்சிகள்",
			odile_of_alsace_abbess: "புனித ஒடில் அல்சாசே - மடாதிபதி",
			odile_of_alsace_abbess_patroness_of_alsace: "புனித ஒடில் - மடாதிபதி, அல்சாசேவின் பாதுகாவலி",
			odoric_of_pordenone_priest: "பொர்டெனோனெவின் முத்திப்பேறுபெற்ற ஒடொறிச்",
			olaf_ii_of_norway_martyr: "புனித இரண்டாம் ஒலெப் - மறைசாட்சி",
			oleksiy_zarytskyi_priest: "முத்திப்பேறுபெற்ற ஒலெக்சி சாரிட்ஸ்கி - அருடபணியாளர், மறைசாட்சி",
			olga_of_kiev: "புனித ஒல்கா",
			oliver_plunket_bishop: "புனித ஒலிவர் ப்ளங்கட் - ஆயர், மறைசாட்சி",
			otteran_of_iona_monk: "புனித ஒடெரன் - துறவி",
			otto_of_bamberg_bishop: "புனித ஒட்டோ பம்பெர்க் - ஆயர்",
			our_lady_help_of_christians: "கிறிஸ்தவர்களின் அடைக்கல மாதா",
			our_lady_mediatrix_of_all_grace: "அனைத்து கிருபைகளின் மத்தியஸ்தகராகிய மாதா",
			our_lady_mother_of_christian_unity: "கிறிஸ்தவர்களின் ஒற்றுமையின் மாதா",
			our_lady_mother_of_divine_providence_patroness_of_puerto_rico: "இறைபாதுப்பின் மாதா - பியொட்ரோ ரிக்கோவின் பாதுகாவலி",
			our_lady_of_aparecida_patroness_of_brazil: "அபரெசிடாவின் மாதா - பிரெசில் நாட்டின் பாதுகாவலி",
			our_lady_of_bethlehem: "பெத்லெகெமின் மாதா",
			our_lady_of_china: "சீனாவின் மாதா",
			our_lady_of_czestochowa: "செஸ்டொசொவாவின் மாதா",
			our_lady_of_fatima: "பாத்திமா மாதா",
			our_lady_of_good_counsel: "நல்லாலோசனை மாதா",
			our_lady_of_guadalupe: "குவாடலுபே மாதா",
			our_lady_of_guadalupe_patroness_of_the_americas: "குவாடலுபே மாதா - அமெரிக்க கண்டங்களின் பாதுகாவலி",
			our_lady_of_guadalupe_patroness_of_the_philippines: "குவாடலுபே மாதா - பிலிப்பைன்ஸ் தீவுகளின் பாதுகாவலி",
			our_lady_of_hungary_patroness_of_hungary: "ஹங்கேரியின் மாதா - ஹங்கேரியின் பாதுகாவலி",
			our_lady_of_itati: "இடாடியின் மாதா",
			our_lady_of_knock: "நொக்கின் மாதா",
			our_lady_of_lanka: "இலங்கை மாதா",
			our_lady_of_lebanon: "லெபனானின் மாதா",
			our_lady_of_loreto: "லொரெடா மாதா",
			our_lady_of_lourdes: "லூர்து மாதா",
			our_lady_of_lujan_patroness_of_argentina: "லுஜன் மாதா - அர்ஜெண்டினாவின் பாதுபாகவலி",
			our_lady_of_madhu: "மடு மாதா",
			our_lady_of_marija_bistrica: "மரிய பிஸ்ரிசா மாதா",
			our_lady_of_mercy: "இரக்கத்தின் மாத",
			our_lady_of_mount_carmel: "காமேலேற் மாதா",
			our_lady_of_mount_carmel_mother_and_queen_of_chile: "காமாலெற் மாதா - சிலியின் அன்னை, அரசி",
			our_lady_of_perpetual_help: "சதா சகாய மாதா",
			our_lady_of_sorrows: "வியாகுல மாதா",
			our_lady_of_sorrows_patroness_of_slovakia: "வியாகுல மாதா - சிலோவாக்கியாவின் பாதுகாவலி",
			our_lady_of_the_discovery_of_the_hidden_christians: "மறைந்திருக்கும் கிறிஸ்தவர்களை கண்டுபிடிக்கும் மாதா",
			our_lady_of_the_gate_of_dawn: "விடியலின் வாயில் மாதா",
			our_lady_of_the_miraculous_medal: "புதுமைப்பதக்க மாதா",
			our_lady_of_the_pillar: "தூண் மாதா",
			our_lady_of_the_rosary: "செபமாலை மாதா",
			our_lady_of_the_valley: "பள்ளத்தாக்குகளின் மாதா",
			our_lady_of_vladimir: "விளாடிமர் மாதா",
			our_lady_of_walsingham: "வெல்சிங்கம் மாதா",
			our_lady_queen_of_peace: "சமாதானத்தின் மாதா",
			our_lady_queen_of_poland: "போலந்தின் மாதா - போலந்தின் பாதுகாவலி",
			our_lady_refuge_of_sinners: "புனித மரியாள் - பாவிகளின் அடைக்கலம்",
			our_lord_jesus_christ_king_of_the_universe: "இயேசு கிறிஸ்து அனைத்துலக அரசர்",
			our_lord_jesus_christ_the_eternal_high_priest: "நமது ஆண்டவராகிய இயேசு கிறிஸ்து, நித்திய தலைமைக் குரு",
			our_lord_of_miracles: "புதுமைகளின் ஆண்டவர்",
			palm_sunday_of_the_passion_of_the_lord: "குருத்து ஞாயிறு",
			pancras_of_rome_martyr: "புனித பங்க்ராஸ் - மறைசாட்சி",
			pantaleon_of_nicomedia_martyr: "நிகொமிடியாவின் புனித பந்தெலியன் - மறைசாட்சி",
			paschal_baylon_religious: "புனித பாஸ்கல் பேலொன் - துறவி",
			passion_of_saint_john_the_baptist: "திருமுழுக்கு அருளப்பரின் இறப்பு",
			patrick_of_ireland_bishop: "புனித பட்றிக் - ஆயர்",
			patrick_of_ireland_bishop_patron_of_ireland: "புனித பட்றிக் - ஆயர், அயர்லாந்தின் பாதுகாவலர்",
			paul_chen_changpin_and_companions_martyrs: "புனித பவுல் சென் சங்பின், தோழர்கள் - மறைசாட்சி",
			paul_liu_hanzuo_priest: "புனித பவுல் லுயு ஹன்சூ - அருட்பணியாளர், மறைசாட்சி",
			paul_miki_and_companions_martyrs: "புனித பவுல் மிகி, தோழர்கள் - மறைசாட்சி",
			paul_of_the_cross_priest: "புனித சிலுவை பவுல் - அருட்பணியாளர்",
			paul_of_thebes_hermit: "தேப்சின் புனித பவுல் - வனத்து துறவி",
			paul_vi_pope: "புனித ஆறாம் பவுல் - திருத்தந்தை",
			paulina_of_the_agonizing_heart_of_jesus_visintainer_virgin: "வேதனைபடுகின்ற இயேசுவின் இருதய விசிண்டைனரின் புனித பவுலினா - கன்னி",
			paulinus_of_nola_bishop: "புனித பவுலினஸ் நோலா - ஆயர்",
			paulinus_of_trier_bishop: "புனித பவுலினஸ் டிரியர் - ஆயர்",
			paulinus_of_york_bishop: "யோர்க்கின் புனித பவுலினஸ் - ஆயர்",
			pavel_peter_gojdic_bishop: "பேறுபெற்ற பாவெல் பேதுரு கொடுச் - ஆயர், மறைசாட்சி",
			pedro_calungsod_martyr: "புனித பேதுரு களுங்சொட் - மறைசாட்சி",
			pelagius_of_cordoba_martyr: "புனித பெலெஜியச் கொர்டோபா - மறைசாட்சி",
			pentecost_sunday: "பெந்தகோஸ்து ஞாயிறு",
			perpetua_of_carthage_and_felicity_of_carthage_martyrs: "புனிதரகள் பெர்பெட்சுவா, பெலிசிடி - மறைசாட்சிகள்",
			peter_and_paul_apostles: "புனிதர்கள் பேதுரு, பவுல் - திருத்தூதர்கள்",
			peter_baptist_blasquez_paul_miki_and_companions_martyrs: "புனிதர்கள் பேதுரு பப்டிஸ்ட் ப்ளாஸ்குவி, பவுல் மிக்கி, தோழர்கள் - மறைசாட்சிகள்",
			peter_canisius_priest: "புனித பேதுரு கனிசியஸ் - அருட்பணியாளர், மறைவல்லுனர்",
			peter_chanel_priest: "புனித பேதுரு சனல் - அருட்பணியாளர், மறைசாட்சி",
			peter_chanel_priest_patron_of_oceania: "புனித பேதுரு சனல் - அருட்பணியாளர், ஓசானியாவின் முதல் மறைசாட்சி, ஓசானியாவின் பாதுகாவலர்",
			peter_chrysologus_bishop: "புனித பேதுரு கிறிசலோகுஸ் - ஆயர், மறைவல்லுனர்",
			peter_claver_priest: "புனித பேதுரு கிலேவர் - அருட்பணியாளர்",
			peter_damian_bishop: "புனித பேதுரு தாமியான் - ஆயர், மறைவல்லுனர்",
			peter_de_zuniga_and_louis_flores_priests: "முத்திப்பேறுபெற்றவர்களான பேதுரு டி சினிகா, லுயிஸ் புளோரஸ் - அருட்பணியாளர், மறைசாட்சிகள்",
			peter_julian_eymard_priest: "புனித பேதுரு ஜூலியன் எமார்ட் - அருட்பணியாளர்",
			peter_kibe_priest_and_companions_martyrs: "முத்திப்பேறுபெற்ற பேதுரு கிப், தோழர்கள் - அருட்பணியாளர், மறைசாட்சிகள்",
			peter_liu_wenyuan_martyr: "புனித பேதுரு லுயு வென்யுவான் - மறைசாட்சி",
			peter_of_alcantara_priest: "அல்காந்திராவின் புனித பேதுரு - அருட்பணியாளர்",
			peter_sanz_bishop: "புனித பேதுரு சான்ஸ் - ஆயர், மறைசாட்சி",
			peter_to_rot_martyr: "முத்திப்பேறுபெற்ற பேதுரு டொ ரொட் - மறைசாட்சி",
			peter_wu_guosheng_martyr: "புனித பேற்று வூ குவாஷெங் - மறைசாட்சி",
			philip_and_james_apostles: "புனிதர்கள் பிலிப், யாக்கோபு - அப்போஸ்தலர்கள்",
			philip_evans_and_john_lloyd_priests: "புனிதர்கள் பிலிப் இவான்ஸ், ஜோன் லொய்ட் - அருட்பணியாளர்கள், மறைசாட்சிகள்",
			philip_neri_priest: "புனித பிலிப்பு நேரி - அருட்பணியாளர்",
			philip_of_jesus_de_las_casas_martyr: "இயேசு டி லாஸ் காசாசின் புனித பிலிப்பு - மறைசாட்சி",
			philip_of_jesus_de_las_casas_paul_miki_and_companions_martyrs: "இயேசு டி லாஸ் காசாசின் புனித பிலிப்பு, புனித பவுல் மிக்கி, தோழர்கள் - மறைசாட்சிகள்",
			pirmin_of_hornbach_abbot: "புனித பேர்மின் - மடாதிபதி",
			pius_francesco_forgione_priest: "பியட்ரெல்சினாவின் புனித பயஸ் (தந்தை பியோ) - அருட்பணியாளர்",
			pius_ix_pope: "முத்திப்பேறுபெற்ற ஒன்பதாம் பயஸ் - திருத்தந்தை",
			pius_v_pope: "புனித ஐந்தாம் பயஸ் - திருத்தந்தை",
			pius_x_pope: "புனித பத்தாம் பயஸ் - திருத்தந்தை",
			polycarp_of_smyrna_bishop: "புனித பொலிகாப் - ஆயர், மறைசாட்சி",
			pontian_i_pope_and_hippolytus_of_rome_priest: "புனிதர்கள் பொந்தியன், திருத்தந்தை, ஹிப்பொலிடஸ், அருட்பணியாளர், மறைசாட்சிகள்",
			pothinus_of_lyon_bishop_blandina_of_lyon_virgin_and_companions_martyrs: "புனித பொதினுஸ் - ஆயர், புனித பிளண்டினா - கன்னி, தோழர்கள், மறைசாட்சிகள்",
			presentation_of_the_blessed_virgin_mary: "கன்னி மரியாளை காணிக்கையாக ஒப்புக்கொடுத்தல்",
			presentation_of_the_lord: "ஆண்டவரைக் காணிக்கையாக அர்ப்பணித்தல்",
			procopius_of_sazava_abbot: "சசாவின் புனித ப்ரொகொபியஸ் - மடாதிபதி",
			publius_of_malta_bishop: "புனித ப்ப்லியஸ் - ஆயர்",
			queenship_of_the_blessed_virgin_mary: "விண்ணக மண்ணக அரசியாகிய கன்னி மரியாள்",
			quirinus_of_sescia_bishop: "செஸ்சியாவின் புனித குயரினஸ் - ஆயர். மறைசாட்சி",
			rabanus_maurus_bishop: "புனித றபனுஸ் மௌருஸ் - ஆயர்",
			radim_of_gniezno_bishop: "புனித றடிம் - ஆயர்",
			rafqa_pietra_choboq_ar_rayes_virgin: "புனித ரப்கா பியட்ரா சொபொக் அர்-ரெயெஸ் - கன்னி",
			raphael_chylinski_priest: "முத்திப்பேறுபெற்ற ராபெல் சிலின்ஸ்கி - அருட்பணியாளர்",
			raphael_guizar_y_valencia_bishop: "புனித ராபெல் குயிசர் வலன்சியா - ஆயர்",
			raphael_of_saint_joseph_kalinowski_priest: "புனித சூசை கலினௌஸ்கியின் புனித ராபெல் - அருட்பணியாளர்",
			raymond_of_penyafort_priest: "புனித ரேமெண்ட் பெனியபொர்ட் - அருட்பணியாளர்",
			remigius_of_reims_bishop: "புனித ரெமிஜியஸ் - ஆயர்",
			richard_gwyn_martyr: "புனித ரிசர்ட் குவின் - மறைசாட்சி",
			richard_of_chichester_bishop: "புனித ர்சர்ட் சிசெஸ்டர் - ஆயர்",
			richardis_of_swabia_empress: "புனித ரிசர்டிஸ் - அரசி",
			rita_of_cascia_religious: "புனித றீடா காசியா - துறவி",
			robert_bellarmine_bishop: "புனித ரொபெர்ட் பெளார்மின் - ஆயர், மறைவல்லுனர்",
			roch_gonzalez_alphonsus_rodriguez_and_john_del_castillo_priests: "புனிதர்கள் ரோச் கொன்சால்வேஸ், அல்போன்சஸ் ரொட்றிகோஸ், ஜோன் டி கஸ்டில்லோ - அருட்பணியாளர்கள், மறைசாட்சிகள்",
			roch_of_montpellier: "புனித றோச்",
			romuald_of_ravenna_abbot: "புனித ரொமுவல்ட் - மடாதிபதி",
			rosalie_jeanne_marie_rendu_virgin: "முத்திப்பேறுபெற்ற றொசலி ரெண்டு - கன்னி",
			rose_of_lima_virgin: "புனித றோஸ் லிமா - கன்னி",
			rose_of_lima_virgin_copatroness_of_the_philippines: "புனித றோஸ் லிமா - கன்னி, பிலிப்பின் நாட்டின் பாதுகாவலி",
			rose_philippine_duchesne_virgin: "புனித றோஸ் பிலிப்பின் டசெஸ்ன் - கன்னி",
			rupert_of_salzburg_and_virgilius_of_salzburg_bishops: "புனிதர்கள் ரூபர்ட், விஜிலியஸ் சால்ஸ்பெர்க் - ஆயர்",
			salomea_of_poland_religious: "போலந்தின் முத்திப்பேறுபெற்ற சாலோமியா - துறவி",
			sancha_of_portugal_and_mafalda_of_portugal_virgins: "முத்திப்பேறுபெற்றவர்களான சன்சா, மபல்டா - கன்னியர்கள்",
			sara_salkahazi_virgin: "முத்திப்பேறுபெற்ற சாரா சல்கஹசி - கன்னி, மறைசாட்சி",
			scholastica_of_nursia_virgin: "புனித ஸ்கொலஸ்டிகா - கன்னி",
			sebastian_de_aparicio_religious: "முத்திப்பேறுபெற்ற செபஸ்தியன் டி அபரிச்சியோ - துறவி",
			sebastian_of_milan_martyr: "புனித செபஸ்தியன் - மறைசாட்சி",
			senan_of_inis_cathaigh_bishop: "புனித செனன் - ஆயர்",
			seven_holy_founders_of_the_servite_order: "செவைட் துறவற சபையின் ஏழு நிறுவனர்கள்",
			seven_martyred_nuns_from_the_franciscan_missionaries_of_mary: "புனித மரியாளின் பிரான்சிஸ்கன் வேதபோதக கன்னியர்களின் ஏழு மறைசாட்சிகள்",
			severinus_of_noricum_monk: "நோரிகும் புனித செவெரினுஸ் - துறவி",
			sharbel_makhluf_priest: "புனித ஷர்பெல் மஹ்லுப் - அருட்பணியாளர்",
			shipwreck_of_saint_paul_apostle: "கப்பல் விபத்தில் சிக்கிய புனித பவுல் - அப்போஸ்த்தலர்",
			sigismund_of_burgundy_martyr: "புனித சிகிஸ்முண்ட் - மறைசாட்சி",
			sigmund_felix_felinski_bishop: "புனித சிக்மண்ட் பீலிக்ஸ் பெலின்ஸ்கி - ஆயர்",
			simon_and_jude_apostles: "புனிதர்கள் சீமோன், யூதா - அப்போஸ்தலர்கள்",
			simon_of_lipnica_priest: "லிப்னிக்காவின் புனித சீமோன் - அருட்பணியாளர்",
			six_welsh_martyrs_and_companions: "வேல்ஸின் ஆறு மறைசாட்சிகள் - தோழர்கள்",
			sixtus_ii_pope_and_companions_martyrs: "புனித இரண்டாம் சிக்ஸ்டஸ் - திருத்தந்தை, தோழர்கள், மறைசாட்சிகள்",
			spyridon_of_trimythous_bishop: "புனித ஸ்பிறிடன் - ஆயர்",
			stanislaus_kazimierczyk_priest: "புனித ஸ்டனிஸ்லௌஸ் கசிமியர்ஸ்கி - ஆயர்",
			stanislaus_kostka_religious: "புனித ஸ்டனிஸ்லௌஸ் கொஸ்ட்கா - துறவி",
			stanislaus_of_szczepanow_bishop: "புனித ஸ்டனிஸ்லௌஸ் - ஆயர், மறைசாட்சி",
			stanislaus_of_szczepanow_bishop_patron_of_poland: "புனித ஸ்டனிஸ்லௌஸ் - ஆயர், மறைசாட்சி, போலந்தின் பாதுகாவலர்",
			stephen_i_of_hungary: "ஹங்கேரியின் புனித ஸ்தேவான்",
			stephen_the_first_martyr: "புனித ஸ்தேவான் - முதல் மறைசாட்சி",
			sunday_of_the_word_of_god: "இறைவார்த்தை ஞாயிறு",
			sunniva_of_norway_virgin: "புனித சுனிவா - கன்னி, மறைசாட்சி",
			swithun_of_winchester_bishop: "புனித சுவிதுன் - ஆயர்",
			sylvester_i_pope: "புனித முதலாம் சில்வெஸ்டர் - திருத்தந்தை",
			szilard_bogdanffy_bishop: "முத்திப்பேற்பெற்ற சிலர்ட் பொக்தன்பி - ஆயர், மறைசாட்சி",
			teilo_of_llandaff_bishop: "புனித தியெல்லொ - ஆயர்",
			teresa_benedicta_of_the_cross_stein_virgin: "சிலுவை ஸ்டெயினின் புனித தெரெசா பெனெடிக்டா - கன்னி, மறைசாட்சி",
			teresa_benedicta_of_the_cross_stein_virgin_copatroness_of_europe: "சிலுவை ஸ்டெயினின் புனித தெரெசா பெனெடிக்டா - கன்னி, மறைசாட்சி, ஐரோப்பாவின் பாதுகாவலி",
			teresa_of_calcutta_virgin: "கல்கத்தாவின் புனித அன்னை தெரெசம்மாள், கன்னி",
			teresa_of_jesus_jornet_ibars_virgin: "இயேசு ஜோர்னட் இபார்சின் புனித தெரெசாள் - கன்னி",
			teresa_of_jesus_of_avila_virgin: "அவிலா இயேசுவின் புனித தெரெசாள் - கன்னி, மறைவல்லுனர்",
			teresa_of_jesus_of_los_andes_virgin: "லொஸ் அண்டேஸ் இயேசுவின் புனித தெரெசாள் - கன்னி",
			teresa_of_portugal_religious: "போர்த்துகளின் முத்திப்பேறுபெற்ற புனித தெரெசாள் - துறவி",
			theodore_of_canterbury_bishop: "கண்டபெரியின் புனித தியோடொர் - ஆயர்",
			theodore_romzha_bishop: "முத்திப்பேறுபெற்ற தியோடொர் ரொம்சா - ஆயர், மறைசாட்சி",
			theodosius_of_the_caves_abbot: "கேவ்சின் புனித தியோடொசியஸ் - மடாதிபதி",
			theotonius_of_coimbra_priest: "கொய்ம்பிராவின் புனித தியோடோனியஸ் - அருட்பணியாளர்",
			therese_of_the_child_jesus_and_the_holy_face_of_lisieux_virgin: "குழந்தை இயேசுவின் புனித தெரேசாள், லிசியூவின் பரிசுத்த முகம் - கன்னி, மறைவல்லுனர்",
			therese_of_the_child_jesus_and_the_holy_face_of_lisieux_virgin_copatroness_of_france: "குழந்தை இயேசுவின் புனித தெரேசாள், லிசியூவின் பரிசுத்த முகம் - கன்னி, மறைவல்லுனர், பிரான்சின் பாதுகாவலி",
			thomas_apostle: "புனித தோமையார் - அப்போஸ்தலர்",
			thomas_aquinas_priest: "புனித தோமஸ் அக்குவினாஸ் - அருட்பணியாளர், மறைவல்லுனர்",
			thomas_becket_bishop: "புனித தோமஸ் பெக்கட், ஆயர், மறைசாட்சி",
			thomas_hioji_rokuzayemon_nishi_priest_and_companions_martyrs: "புனித தோமஸ் ஹியோஜி ரொகுசயிமொன் நிஷி - அருட்பணியாளர், தோழர்கள், மறைசாட்சிகள்",
			thomas_jean_georges_rehm_priest: "முத்திப்பேறுபெற்ற ஜீன் ஜோர்ஜஸ் றெம் - அருட்பணியாளர், மறைசாட்சி",
			thomas_of_villanova_bishop: "விலனோவாவின் புனித தோமஸ் - ஆயர்",
			thorfinn_of_hamar_bishop: "புனித தோர்பின் - ஆயர்",
			thorlac_of_iceland_bishop: "புனித தோர்லக் - ஆயர்",
			thursday_of_the_lords_supper: "பெரிய வியாழன் - ஆண்டவருடைய இரவு விருந்து",
			timothy_of_ephesus_and_titus_of_crete_bishops: "புனிதர்கள் திமொதி, தீத்து - ஆயர்கள்",
			transfiguration_of_the_lord: "ஆண்டவருடைய தோற்ற மாற்றம்",
			translation_of_the_relics_of_odile_of_alsace_abbess: "பரிசுத்த பண்டங்களின் மொழிபெயர்ப்பான புனித ஒடில்",
			translation_of_the_relics_of_saint_stephen_of_hungary: "பரிசுத்த பண்டங்களின் மொழிபெயர்ப்பான ஹங்கேரியின் புனித ஒடில்",
			turibius_of_mogrovejo_bishop: "மொக்ரோவிஜொவின் புனித துருபியஸ் - ஆயர்",
			ulrich_of_augsburg_bishop: "ஒக்ஸ்பெர்கின் புனித உல்றிச் - ஆயர்",
			urban_i_pope: "புனித முதலாம் உர்பன் - திருத்தந்தை, மறைசாட்சி",
			ursula_of_cologne_and_companions_virgins: "புனித உர்சுலா, தோழர்கள் - கன்னியர்கள், மறைசாட்சிகள்",
			valentine_of_raetia_bishop: "ரெய்தியாவின் புனித வலண்டைன் - ஆயர்",
			valerius_of_trier_bishop: "புனித வெலெரியஸ் - ஆயர்",
			vincent_de_paul_priest: "புனித வின்சண்ட் டி போல் - அருட்பணியாளர்",
			vincent_ferrer_priest: "புனித வின்சண்ட் பேரர் - அருட்பணியாளர்",
			vincent_kadlubek_bishop: "முத்திப்பேறுபெற்ற வின்சண்ட் கடுபெக் - ஆயர்",
			vincent_lewoniuk_and_companions_martyrs: "முத்திப்பேறுபெற்ற வின்சண்ட் லிவோனியுக், தோழர்கள், மறைசாட்சிகள்",
			vincent_of_saragossa_deacon: "புனித வின்சண்ட் - தியாக்கோன், மறைசாட்சி",
			vincent_pallotti_priest: "புனித வின்சண்ட் பலொட்டி - அருட்பணியாளர்",
			virgilius_of_salzburg_bishop: "புனித பெர்கள் - ஆயர், வேதபோதகர்",
			visitation_of_mary: "கன்னி மரியாள் எலிசபெத்தை சந்தித்தல்",
			vitus_of_lucania_martyr: "புனித விட்டஸ் - மறைசாட்சி",
			vladimir_ghika_priest: "முத்திப்பேறுபெற்ற விலாடிமிர் கிக்கா - அருட்பணியாளர், மறைசாட்சி",
			vladimir_i_the_great_of_kiev: "புனித பெரிய விலாடிமிர்",
			waitangi_day: "வைடங்கி நாள்",
			walpurga_of_heidenheim_abbess: "ஹெய்டென்ஹெய்மின் புனித வால்புர்கா - மடாதிபதி",
			wenceslaus_i_of_bohemia_martyr: "புனித வென்சஸ்லௌஸ் - மறைசாட்சி",
			wenceslaus_i_of_bohemia_martyr_patron_of_the_czech_nation: "புனித வென்சஸ்லௌஸ் - மறைசாட்சி, செக் நாட்டின் பாதுகாவலர்",
			wendelin_of_trier_hermit: "புனித வெண்டலின் - வனத்து துறவி, மடாதிபதி",
			wilfrid_of_york_bishop: "புனித வில்பிறி - ஆயர்",
			william_apor_bishop: "முத்திப்பேறுபெற்ற வில்லியம் அபோர் - ஆயர், மறைசாட்சி",
			willibald_of_eichstatt_bishop: "ஈக்ஸ்டாட்டின் புனித விலிபோல்ட் - ஆயர்",
			willibrord_of_utrecht_bishop: "உட்ரெட்டின் புனித விலிபோல்ட் - ஆயர",
			winefride_of_flintshire_virgin: "புனித வினிபிறீடா - கன்னி",
			wladyslaw_bladzinski_priest_and_companions_martyrs: "முத்திப்பேறுபெற்ற விளடிச்லோ பட்சின்ஸ்கி - அருட்பணியாள்ர், தோழர்கள் - மறைசாட்சிகள்",
			wolfgang_of_regensburg_bishop: "ரொசென்பேர்கின் புனித வூல்வ்கங் - ஆயர்",
			wulstan_of_worcester_bishop: "புனித வுல்ஸ்டன் - ஆயர்",
			yolanda_of_poland_religious: "முத்திப்பேறுபெற்ற யோலண்டா - துறவி",
			zdenka_cecilia_schelingova_virgin: "முத்திப்பேறுபெற்ற ஸ்டென்கா ஷெலின்கோவா - கன்னி, மறைசாட்சி",
			zdislava_of_lemberk: "புனித சிடிஸ்லாவா",
			zepherin_namuncura: "முத்திப்பேறுபெற்ற செபரின் நமுன்சூறா",
			zoltan_lajos_meszlenyi_bishop: "முத்திபேறுபெற்ர சோல்டன் லஜொஸ் மெஸ்லென்யி - ஆயர், மறைசாட்சி",
			zygmunt_gorazdowski_priest: "புனித சிக்மண்ட் கொரஸ்ட்டௌஸ்கி - அருட்பணியாளர்"
		},
		ordinals: {
			1: "முதலாம்",
			2: "இரண்டாம்",
			3: "மூன்றாம்",
			4: "நான்காம்",
			5: "ஐந்தாம்",
			6: "ஆறாம்",
			7: "எழாம்",
			8: "எட்டாம்",
			9: "ஒன்பதாம்",
			10: "பத்தாம்",
			11: "பதினொன்றாம்",
			12: "பனிரெண்டாம்",
			13: "பதின்மூன்றாம்",
			14: "பதினான்காம்",
			15: "பதினைந்தாம்",
			16: "பதினாறாம்",
			17: "பதினேழாம்",
			18: "பதினெட்டாம்",
			19: "பத்தொன்பதாம்",
			20: "இருபதாம்",
			21: "இருபத்தோரம்",
			22: "இருபத்தி இண்டாம்",
			23: "இருபத்தி மூன்றாம்",
			24: "இருபத்தி நான்காம்",
			25: "இருபத்தி ஐந்தாம்",
			26: "இருபத்தி ஆறாம்",
			27: "இருபத்தி ஏழாம்",
			28: "இருபத்தி எட்டாம்",
			29: "இருபத்தி ஒன்பதாம்",
			30: "முப்பதாம்",
			31: "முப்பத்தி ஒன்றாம்",
			32: "முப்பத்தி இரண்டாம்",
			33: "முப்பத்தி மூன்றாம்",
			34: "முப்பத்தி நான்காம்"
		},
		periods: {
			epiphany: "திருக்காட்சி",
			holy_week: "புனித வாரம்"
		},
		ranks: {
			feast: "திருவிழா",
			memorial: "விசேட நினைவு",
			optional_memorial: "நினைவு",
			solemnity: "பெருவிழா",
			sunday: "ஞாயிறு",
			weekday: "வாரநாள்"
		},
		seasons: {
			advent: {
				privileged_weekday: "$t(months:11) {{day}}",
				season: "திருவருகைக்காலம்",
				sunday: "$t(ordinals:{{week}}) திருவருகைக்கால ஞாயிறு",
				weekday: "$t(weekdays:{{dow}}) - $t(ordinals:{{week}}) திருவருகைக்கால வாரநாள்"
			},
			christmas_time: {
				after_epiphany: "திருக்காட்சிக்கு பின் $t(weekdays:{{dow}})",
				before_epiphany: "திருக்காட்சிக்கு முன் - $t(months:0) {{day}}",
				day: "$t(weekdays:{{dow}}) கிறிஸ்து பிறப்பு காலம்",
				octave: "{{count}}ஆம் நாள் கிறிஸ்து பிறப்பின் எண்கிழமை",
				season: "கிறிஸ்து பிறப்பு காலம்",
				second_sunday_after_christmas: "கிறிஸ்து பிறப்பிற்குப் பின் இரண்டாம் ஞாயிறு"
			},
			easter_time: {
				octave: "$t(weekdays:{{dow}}) பாஸ்கா எண்கிழமை",
				season: "பாஸ்காக்காலம்",
				sunday: "$t(ordinals:{{week}}) பாஸ்காகாலம் ஞாயிறு",
				weekday: "$t(weekdays:{{dow}}) - $t(ordinals:{{week}}) பாஸ்காக்காலம் வாரநாள்"
			},
			lent: {
				day_after_ash_wed: "$t(weekdays:{{dow}}) விபூதி புதனுக்குப் பின்",
				holy_week_day: "$t(weekdays:{{dow}}) - புனித வாரம்",
				season: "தவக்காலம்",
				sunday: "$t(ordinals:{{week}}) தவக்கால ஞாயிறு",
				weekday: "$t(weekdays:{{dow}}) - $t(ordinals:{{week}}) தவக்கால வாரநாள்"
			},
			ordinary_time: {
				season: "பொதுக்காலம்",
				sunday: "$t(ordinals:{{week}}) பொதுக்கால ஞாயிறு",
				weekday: "$t(weekdays:{{dow}}) - $t(ordinals:{{week}}) பொதுக்கால வாரநாள்"
			},
			paschal_triduum: { season: "பாஸ்காவின் மூன்று புனித நாட்கள்" }
		},
		weekdays: {
			0: "ஞாயிறு",
			1: "திங்கள்",
			2: "செவ்வாய்",
			3: "புதன்",
			4: "வியாழன்",
			5: "வெள்ளி",
			6: "சனி"
		}
	}
};
var Si = Ka;
var Wa = Object.keys(Ka);
var ki = Wa.map((r) => te(r));
var ja = [
	"january",
	"february",
	"march",
	"april",
	"may",
	"june",
	"july",
	"august",
	"september",
	"october",
	"november",
	"december"
];
var J = ((c) => (c.ChristmasOctave = "CHRISTMAS_OCTAVE", c.DaysBeforeEpiphany = "DAYS_BEFORE_EPIPHANY", c.DaysFromEpiphany = "DAYS_FROM_EPIPHANY", c.ChristmasToPresentationOfTheLord = "CHRISTMAS_TO_PRESENTATION_OF_THE_LORD", c.PresentationOfTheLordToHolyThursday = "PRESENTATION_OF_THE_LORD_TO_HOLY_THURSDAY", c.HolyWeek = "HOLY_WEEK", c.EasterOctave = "EASTER_OCTAVE", c.EarlyOrdinaryTime = "EARLY_ORDINARY_TIME", c.LateOrdinaryTime = "LATE_ORDINARY_TIME", c))(J || {});
var Mi = Object.keys(J).filter((r) => typeof J[r] == "string").map((r) => R(r));
var T = ((s) => (s.Advent = "ADVENT", s.ChristmasTime = "CHRISTMAS_TIME", s.Lent = "LENT", s.PaschalTriduum = "PASCHAL_TRIDUUM", s.EasterTime = "EASTER_TIME", s.OrdinaryTime = "ORDINARY_TIME", s))(T || {});
var Di = Object.keys(T).filter((r) => typeof T[r] == "string").map((r) => R(r));
var Ca = [
	"sunday",
	"monday",
	"tuesday",
	"wednesday",
	"thursday",
	"friday",
	"saturday"
];
var Ba = class {
	calendarName;
	particularConfig;
	inputs;
	martyrology;
	i18n;
	constructor(a) {
		this.calendarName = a.calendarName, this.particularConfig = a.particularConfig, this.inputs = a.inputs, this.martyrology = a.martyrology, this.i18n = a.i18n;
	}
};
var u = (r) => Math.sin(r * Math.PI / 180);
var M = (r) => Math.cos(r * Math.PI / 180);
var Pi = (r, a) => Math.floor(r + a / 24 + .5);
var Hi = (r, a) => {
	let i = r + a / 24, o = Math.floor(i + .5), n;
	if (o < 2299161) n = o;
	else {
		let w = Math.floor((o - 1867216.25) / 36524.25);
		n = o + 1 + w - Math.floor(w / 4);
	}
	let t = n + 1524, s = Math.floor((t - 122.1) / 365.25), l = Math.floor(365.25 * s), p = Math.floor((t - l) / 30.6001), c = t - l - Math.floor(30.6001 * p), f = p < 14 ? p - 1 : p - 13;
	return {
		year: f > 2 ? s - 4716 : s - 4715,
		month: f,
		day: c
	};
};
var xi = (r) => {
	let a = (r - 2e3) / 1e3, i = 2451900.05952 + 365242.74049 * a - .06223 * a * a - .00823 * a * a * a + 32e-5 * a * a * a * a, o = (i - 2451545) / 36525;
	return i + (485 * M(324.96 + 1934.136 * o) + 203 * M(337.23 + 32964.467 * o) + 199 * M(342.08 + 20.186 * o) + 182 * M(27.85 + 445267.112 * o) + 156 * M(73.14 + 45036.886 * o) + 136 * M(171.52 + 22518.443 * o) + 77 * M(222.54 + 65928.934 * o) + 74 * M(296.72 + 3034.906 * o) + 70 * M(243.58 + 9037.513 * o) + 58 * M(119.81 + 33718.147 * o) + 52 * M(297.17 + 150.678 * o) + 50 * M(21.02 + 2281.226 * o) + 45 * M(247.54 + 29929.562 * o) + 44 * M(325.15 + 31555.956 * o) + 29 * M(60.93 + 4443.417 * o) + 18 * M(155.12 + 67555.328 * o) + 17 * M(288.79 + 4562.452 * o) + 16 * M(198.04 + 62894.029 * o) + 14 * M(199.76 + 31436.921 * o) + 12 * M(95.39 + 14577.848 * o) + 12 * M(287.11 + 31931.756 * o) + 12 * M(320.81 + 34777.259 * o) + 9 * M(227.73 + 1222.114 * o) + 8 * M(15.45 + 16859.074 * o)) * 1e-5;
};
var zi = (r) => {
	let a = r / 1236.85, i = a * a, o = i * a, n = o * a, t = 2451550.09766 + 29.530588861 * r + 15437e-8 * i - 15e-8 * o + 73e-11 * n, s = 1 - .002516 * a - 74e-7 * i, l = 2.5534 + 29.1053567 * r - 14e-7 * i - 11e-8 * o, p = 201.5643 + 385.81693528 * r + .0107582 * i + 1238e-8 * o - 58e-9 * n, c = 160.7108 + 390.67050284 * r - .0016118 * i - 227e-8 * o + 11e-9 * n, f = 124.7746 - 1.56375588 * r + .0020672 * i + 215e-8 * o, S = -.4072 * u(p) + .17241 * s * u(l) + .01608 * u(2 * p) + .01039 * u(2 * c) + .00739 * s * u(p - l) + -.00514 * s * u(p + l) + .00208 * s * s * u(2 * l) + -.00111 * u(p - 2 * c) + -57e-5 * u(p + 2 * c) + 56e-5 * s * u(2 * p + l) + -42e-5 * u(3 * p) + 42e-5 * s * u(l + 2 * c) + 38e-5 * s * u(l - 2 * c) + -24e-5 * s * u(2 * p - l) + -17e-5 * u(f) + -7e-5 * u(p + 2 * l) + 4e-5 * u(2 * p - 2 * c) + 4e-5 * u(3 * l) + 3e-5 * u(p + l - 2 * c) + 3e-5 * u(2 * p + 2 * c) + -3e-5 * u(p + l + 2 * c) + 3e-5 * u(p - l + 2 * c) + -2e-5 * u(p - l - 2 * c) + -2e-5 * u(3 * p + l) + 2e-5 * u(4 * p);
	t += S;
	let w = 299.77 + 132.8475848 * r - .009173 * i, C = 251.88 + 92.517136 * r, L = 251.83 + 360.58068 * r, E = 349.42 + 450.37168 * r, be = 84.66 + 966.20036 * r, F = 141.74 + 1361.55178 * r, q = 207.14 + 1759.87848 * r, Ea = 154.84 + 7.30686 * r, Ra = 34.52 + 27.261239 * r, ie = 207.19 + 1154.8622 * r, oe = 291.34 + .09133 * r, Fa = 161.72 + 31.85958 * r, Bi = 239.56 + 25.13124 * r, Ai = 331.55 + 481.75148 * r;
	return t += 325e-6 * u(w) + 165e-6 * u(C) + 164e-6 * u(L) + 126e-6 * u(E) + 11e-5 * u(be) + 62e-6 * u(F) + 6e-5 * u(q) + 56e-6 * u(Ea) + 47e-6 * u(Ra) + 42e-6 * u(ie) + 4e-5 * u(oe) + 37e-6 * u(Fa) + 35e-6 * u(Bi) + 23e-6 * u(Ai), t;
};
var wi = (r, a) => {
	let o = Pi(xi(r - 1), a), n = r - 1 + 11.5 / 12, t = Math.floor((n - 2e3) * 12.3685);
	for (; Pi(zi(t + 1), a) <= o;) t++;
	return Hi(zi(t + 2), a);
};
var { isNaN: Ji } = Number, v = (r, a, i) => new Date(Date.UTC(r, a - 1, i, 0, 0, 0, 0)), Aa = (r) => {
	let [a, i, o] = r.split("-").map((n) => parseInt(n, 10));
	return v(a, i, o);
}, h = (r, a) => new Date(r.valueOf() + 864e5 * a), z = (r, a) => /* @__PURE__ */ new Date(r.valueOf() - 864e5 * a), N = (r, a) => r?.getUTCFullYear() === a?.getUTCFullYear() && r.getUTCMonth() === a.getUTCMonth() && r.getUTCDate() === a.getUTCDate(), Q = (r, a) => Math.abs(Math.floor((a.getTime() - r.getTime()) / 864e5)), X = (r) => z(r, r.getUTCDay()), V = (r) => r && Object.prototype.toString.call(r) === "[object Date]" ? !Ji(r.getTime()) : !1, Ia = (r) => new Date(Date.UTC(r.getUTCFullYear(), r.getUTCMonth() + 1, 0)).getUTCDate(), Oi = (r) => {
	let a = new Date(Date.UTC(r.getFullYear(), r.getMonth(), r.getDate()));
	return a.setUTCDate(a.getUTCDate() + 4 - (a.getUTCDay() || 7)), Math.ceil(((a.getTime() - new Date(Date.UTC(a.getUTCFullYear(), 0, 1)).getTime()) / 864e5 + 1) / 7);
}, O = (r, a) => {
	let i = Q(r, a);
	return Array.from(new Array(i + 1), (o, n) => h(r, n));
}, ji = (r, a) => r.map((i) => i.toISOString()).includes(a.toISOString()), A = class r {
	#a;
	#e;
	#o;
	constructor(a, i) {
		this.#a = a, this.#e = i, this.#o = this.#a.scope === "liturgical";
	}
	allDatesOfAdvent = (a = this.#o ? this.#e - 1 : this.#e) => {
		if (this.#r[a]) return this.#r[a];
		let i = this.firstSundayOfAdvent(a), o = z(this.christmas(a), 1);
		return this.#r[a] = O(i, o);
	};
	#r = {};
	allSundaysOfAdvent = (a = this.#o ? this.#e - 1 : this.#e) => {
		if (this.#i[a]) return this.#i[a];
		let i = this.firstSundayOfAdvent(a);
		return this.#i[a] = [
			i,
			h(i, 7),
			h(i, 14),
			h(i, 21)
		];
	};
	#i = {};
	firstSundayOfAdvent = (a = this.#o ? this.#e - 1 : this.#e) => this.#t[a] ? this.#t[a] : this.#t[a] = r.firstSundayOfAdvent(a);
	#t = {};
	static firstSundayOfAdvent = (a) => {
		switch (r.christmas(a).getUTCDay()) {
			case 0: return v(a, 11, 27);
			case 1: return v(a, 12, 3);
			case 2: return v(a, 12, 2);
			case 3: return v(a, 12, 1);
			case 4: return v(a, 11, 30);
			case 5: return v(a, 11, 29);
			default: return v(a, 11, 28);
		}
	};
	unprivilegedWeekdayOfAdvent = (a, i, o = this.#o ? this.#e - 1 : this.#e) => {
		let n = `${o}_${i}_${a}`;
		if (this.#n[n] !== void 0) return this.#n[n];
		if (a < 1 || a > 6 || i < 1 || i > 4) return this.#n[n] = null;
		let t = h(this.firstSundayOfAdvent(o), (i - 1) * 7 + a);
		return t.getUTCDate() >= 17 && t.getUTCMonth() === 11 && t.getUTCDay() !== 0 && (t = null), this.#n[n] = t;
	};
	#n = {};
	privilegedWeekdayOfAdvent = (a, i = this.#o ? this.#e - 1 : this.#e) => {
		let o = `${i}_${a}`;
		if (this.#_[o] !== void 0) return this.#_[o];
		if (a < 17 || a > 24) return this.#_[o] = null;
		let n = v(i, 12, a);
		return n.getUTCDay() === 0 && (n = null), this.#_[o] = n;
	};
	#_ = {};
	sundayOfAdvent = (a, i = this.#o ? this.#e - 1 : this.#e) => {
		let o = `${i}_${a}`;
		return this.#s[o] !== void 0 ? this.#s[o] : a < 1 || a > 4 ? this.#s[o] = null : this.#s[o] = h(this.firstSundayOfAdvent(i), 7 * (a - 1));
	};
	#s = {};
	christmas = (a = this.#o ? this.#e - 1 : this.#e) => this.#f[a] ? this.#f[a] : this.#f[a] = r.christmas(a);
	#f = {};
	static christmas = (a) => v(a, 12, 25);
	allDatesInOctaveOfChristmas = (a = this.#o ? this.#e - 1 : this.#e) => this.#y[a] ? this.#y[a] : this.#y[a] = O(this.christmas(a), h(this.christmas(a), 6)).concat(this.maryMotherOfGod(a));
	#y = {};
	weekdayWithinOctaveOfChristmas = (a, i = this.#o ? this.#e - 1 : this.#e) => {
		let o = `${i}_${a}`;
		if (this.#l[o] !== void 0) return this.#l[o];
		if (a < 1 || a > 8) return this.#l[o] = null;
		let n = h(this.christmas(i), a - 1);
		return N(n, this.holyFamily(i)) && (n = null), this.#l[o] = n;
	};
	#l = {};
	allDatesOfChristmasTime = (a = this.#o ? this.#e - 1 : this.#e, i = this.#a.epiphanyOnSunday) => {
		let o = a + i.toString();
		if (this.#g[o]) return this.#g[o];
		let n = this.christmas(a), t = this.baptismOfTheLord(a + 1, i);
		return this.#g[o] = O(n, t);
	};
	#g = {};
	secondSundayAfterChristmas = (a = this.#e, i = this.#a.epiphanyOnSunday) => {
		let o = a + i.toString();
		if (this.#d[o] !== void 0) return this.#d[o];
		if (i) return this.#d[o] = null;
		let n = this.allDatesBeforeEpiphany(a, i).find((t) => t.getUTCDay() === 0) ?? this.allDatesAfterEpiphany(a, i).find((t) => t.getUTCDay() === 0);
		return this.#d[o] = n ?? null;
	};
	#d = {};
	allDatesBeforeEpiphany = (a = this.#e, i = this.#a.epiphanyOnSunday) => {
		let o = a + i.toString();
		if (this.#p[o]) return this.#p[o];
		let n = h(this.maryMotherOfGod(a), 1), t = this.epiphany(a, i);
		if (N(n, t)) return this.#p[o] = [];
		let s = z(t, 1);
		return this.#p[o] = O(n, s);
	};
	#p = {};
	weekdayBeforeEpiphany = (a, i = this.#e, o = this.#a.epiphanyOnSunday) => {
		let n = `${a}_${i}_${o.toString()}`;
		return this.#c[n] !== void 0 ? this.#c[n] : a < 2 || a > 8 ? this.#c[n] = null : this.#c[n] = this.allDatesBeforeEpiphany(i, o).find((t) => t.getUTCDate() === a) ?? null;
	};
	#c = {};
	epiphany = (a = this.#e, i = this.#a.epiphanyOnSunday) => {
		let o = a + i.toString();
		if (this.#b[o]) return this.#b[o];
		let n = v(a, 1, 1), t = v(a, 1, 6);
		if (i) switch (n.getUTCDay()) {
			case 6:
				t = h(n, 1);
				break;
			case 0:
				t = h(n, 7);
				break;
			default: t = X(h(n, 7));
		}
		return this.#b[o] = t;
	};
	#b = {};
	allDatesAfterEpiphany = (a = this.#e, i = this.#a.epiphanyOnSunday) => {
		let o = a + i.toString();
		if (this.#m[o]) return this.#m[o];
		let n = h(this.epiphany(a, i), 1), t = this.baptismOfTheLord(a, i);
		if (N(n, t)) return this.#m[o] = [];
		let s = z(t, 1);
		return this.#m[o] = O(n, s);
	};
	#m = {};
	weekdayAfterEpiphany = (a, i = this.#e, o = this.#a.epiphanyOnSunday) => {
		let n = `${a}_${i}_${o.toString()}`;
		return this.#h[n] !== void 0 ? this.#h[n] : a < 1 || a > 6 ? this.#h[n] = null : this.#h[n] = this.allDatesAfterEpiphany(i, o).find((t) => t.getUTCDay() === a) ?? null;
	};
	#h = {};
	ashWednesday = (a = this.#e) => this.#v[a] ? this.#v[a] : this.#v[a] = z(this.easterSunday(a), 46);
	#v = {};
	allSundaysOfLent = (a = this.#e) => {
		if (this.#S[a]) return this.#S[a];
		let i = h(this.ashWednesday(a), 4);
		return this.#S[a] = [
			i,
			h(i, 7),
			h(i, 14),
			h(i, 21),
			h(i, 28),
			h(i, 35)
		];
	};
	#S = {};
	allDatesOfLent = (a = this.#e) => {
		if (this.#k[a]) return this.#k[a];
		let i = this.ashWednesday(a), o = this.holyThursday(a);
		return this.#k[a] = O(i, o);
	};
	#k = {};
	palmSunday = (a = this.#e) => this.#M[a] ? this.#M[a] : this.#M[a] = z(this.easterSunday(a), 7);
	#M = {};
	holyThursday = (a = this.#e) => this.#D[a] ? this.#D[a] : this.#D[a] = z(this.easterSunday(a), 3);
	#D = {};
	goodFriday = (a = this.#e) => this.#P[a] ? this.#P[a] : this.#P[a] = z(this.easterSunday(a), 2);
	#P = {};
	holySaturday = (a = this.#e) => this.#z[a] ? this.#z[a] : this.#z[a] = z(this.easterSunday(a), 1);
	#z = {};
	allDatesOfHolyWeek = (a = this.#e) => {
		if (this.#w[a]) return this.#w[a];
		let i = this.palmSunday(a), o = this.holySaturday(a);
		return this.#w[a] = O(i, o);
	};
	#w = {};
	allDatesOfPaschalTriduum = (a = this.#e) => {
		if (this.#O[a]) return this.#O[a];
		let i = this.holyThursday(a), o = this.easterSunday(a);
		return this.#O[a] = O(i, o);
	};
	#O = {};
	easterSunday = (a = this.#e, i = this.#a.easterCalculationType) => {
		if (this.#j[a]) return this.#j[a];
		let { day: o, month: n } = i === "gregorian" ? ve(a) : Se(a);
		return this.#j[a] = v(a, n, o);
	};
	#j = {};
	allDatesInOctaveOfEaster = (a = this.#e) => {
		if (this.#C[a]) return this.#C[a];
		let i = this.easterSunday(a), o = this.divineMercySunday(a);
		return this.#C[a] = O(i, o);
	};
	#C = {};
	allSundaysOfEaster = (a = this.#e) => {
		if (this.#B[a]) return this.#B[a];
		let i = this.easterSunday(a);
		return this.#B[a] = [
			i,
			h(i, 7),
			h(i, 14),
			h(i, 21),
			h(i, 28),
			h(i, 35),
			h(i, 42),
			h(i, 49)
		];
	};
	#B = {};
	weekdayOrSundayOfEasterTime = (a, i, o = this.#e, n = this.#a.ascensionOnSunday) => {
		let t = `${o}_${n}_${i}_${a}`;
		if (this.#u[t] !== void 0) return this.#u[t];
		if (i < 1 || i > 7 || a < 0 || a > 6) return this.#u[t] = null;
		let s = h(this.easterSunday(o), (i - 1) * 7 + a), l = this.ascension(o, n);
		return this.#u[t] = N(l, s) ? null : s;
	};
	#u = {};
	allDatesOfEasterTime = (a = this.#e) => {
		if (this.#A[a]) return this.#A[a];
		let i = this.easterSunday(a), o = this.pentecostSunday(a);
		return this.#A[a] = O(i, o);
	};
	#A = {};
	divineMercySunday = (a = this.#e) => this.#I[a] ? this.#I[a] : this.#I[a] = h(this.easterSunday(a), 7);
	#I = {};
	pentecostSunday = (a = this.#e) => this.#T[a] ? this.#T[a] : this.#T[a] = h(this.easterSunday(a), 49);
	#T = {};
	allDatesOfOrdinaryTime = (a = this.#e, i = this.#a.epiphanyOnSunday) => {
		let o = a + i.toString();
		return this.#L[o] ? this.#L[o] : this.#L[o] = [...this.allDatesOfEarlyOrdinaryTime(a, i), ...this.allDatesOfLateOrdinaryTime(a)];
	};
	#L = {};
	allDatesOfEarlyOrdinaryTime = (a = this.#e, i = this.#a.epiphanyOnSunday) => {
		let o = a + i.toString();
		if (this.#E[o]) return this.#E[o];
		let n = h(this.baptismOfTheLord(a, i), 1), t = z(this.ashWednesday(a), 1);
		return this.#E[o] = O(n, t);
	};
	#E = {};
	sundaysOfEarlyOrdinaryTime = (a = this.#e) => this.#R[a] ? this.#R[a] : this.#R[a] = this.allDatesOfEarlyOrdinaryTime(a).filter((i) => i.getUTCDay() === 0);
	#R = {};
	allDatesOfLateOrdinaryTime = (a = this.#e) => {
		if (this.#F[a]) return this.#F[a];
		let i = h(this.pentecostSunday(a), 1), o = z(this.firstSundayOfAdvent(a), 1);
		return this.#F[a] = O(i, o);
	};
	#F = {};
	allSundaysOfLateOrdinaryTime = (a = this.#e) => this.#H[a] ? this.#H[a] : this.#H[a] = this.allDatesOfLateOrdinaryTime(a).filter((i) => i.getUTCDay() === 0);
	#H = {};
	christTheKingSunday = (a = this.#e) => this.#x[a] ? this.#x[a] : this.#x[a] = z(this.firstSundayOfAdvent(a), 7);
	#x = {};
	dateOfOrdinaryTime = (a, i, o = this.#e, n = this.#a.epiphanyOnSunday) => {
		let t = o + n.toString();
		if (this.#J[t] === void 0) {
			let s = this.allDatesOfEarlyOrdinaryTime(o, n), l = this.allDatesOfLateOrdinaryTime(o), p = Math.floor(35 - (l.length + 1) / 7), c = this.baptismOfTheLord(o).getUTCDay() === 1, f = this.trinitySunday(o).getTime(), S = this.corpusChristi(o).getTime(), w = this.mostSacredHeartOfJesus(o).getTime(), C = (L, E) => L.reduce((be, F, q) => {
				let Ea = F.getUTCDay() === 0 ? p + Math.floor(q / 7) + 1 : p + Math.floor(q / 7), Ra = F.getUTCDay() === 0 ? Math.floor(q / 7) + 2 : Math.floor(q / 7) + 1, ie = E ? Ra : Ea;
				E && c && F.getUTCDay() === 1 && (ie += 1);
				let oe = F.getTime(), Fa = oe === f || oe === S || oe === w ? null : F;
				return {
					...be,
					[ie]: {
						...be[ie] || [],
						[F.getUTCDay()]: Fa
					}
				};
			}, {});
			this.#J[t] = {
				...C(s, !0),
				...C(l, !1)
			};
		}
		return this.#J[t][i]?.[a] ?? null;
	};
	#J = {};
	maryMotherOfGod = (a = this.#e) => this.#N[a] ? this.#N[a] : this.#N[a] = v(a, 1, 1);
	#N = {};
	annunciation = (a = this.#e) => {
		if (this.#G[a]) return this.#G[a];
		let i = v(a, 3, 25), o = this.palmSunday(a), n = this.divineMercySunday(a);
		return i.getTime() >= o.getTime() && i.getTime() <= n.getTime() && (i = h(n, 1)), this.#G[a] = i;
	};
	#G = {};
	nativityOfJohnTheBaptist = (a = this.#e) => this.#V[a] ? this.#V[a] : this.#V[a] = v(a, 6, 24);
	#V = {};
	peterAndPaulApostles = (a = this.#e) => this.#K[a] ? this.#K[a] : this.#K[a] = v(a, 6, 29);
	#K = {};
	assumption = (a = this.#e) => this.#W[a] ? this.#W[a] : this.#W[a] = v(a, 8, 15);
	#W = {};
	allSaints = (a = this.#e) => this.#q[a] ? this.#q[a] : this.#q[a] = v(a, 11, 1);
	#q = {};
	immaculateConceptionOfMary = (a = this.#o ? this.#e - 1 : this.#e) => {
		if (this.#$[a]) return this.#$[a];
		let i = v(a, 12, 8);
		return i.getUTCDay() === 0 && (i = h(i, 1)), this.#$[a] = i;
	};
	#$ = {};
	ascension = (a = this.#e, i = this.#a.ascensionOnSunday) => {
		let o = a + i.toString();
		return this.#U[o] ? this.#U[o] : this.#U[o] = i ? h(this.easterSunday(a), 42) : h(this.easterSunday(a), 39);
	};
	#U = {};
	maryMotherOfTheChurch = (a = this.#e) => this.#Y[a] ? this.#Y[a] : this.#Y[a] = h(this.easterSunday(a), 50);
	#Y = {};
	trinitySunday = (a = this.#e) => this.#Z[a] ? this.#Z[a] : this.#Z[a] = h(this.easterSunday(a), 56);
	#Z = {};
	corpusChristi = (a = this.#e, i = this.#a.corpusChristiOnSunday) => {
		let o = a + i.toString();
		return this.#X[o] ? this.#X[o] : this.#X[o] = i ? h(this.easterSunday(a), 63) : h(this.easterSunday(a), 60);
	};
	#X = {};
	mostSacredHeartOfJesus = (a = this.#e) => this.#Q[a] ? this.#Q[a] : this.#Q[a] = h(this.easterSunday(a), 68);
	#Q = {};
	immaculateHeartOfMary = (a = this.#e) => this.#ee[a] ? this.#ee[a] : this.#ee[a] = h(this.easterSunday(a), 69);
	#ee = {};
	holyFamily = (a = this.#o ? this.#e - 1 : this.#e) => this.#ae[a] ? this.#ae[a] : this.#ae[a] = this.christmas(a).getUTCDay() === 0 ? v(a, 12, 30) : X(h(this.christmas(a), 7));
	#ae = {};
	baptismOfTheLord = (a = this.#e, i = this.#a.epiphanyOnSunday) => {
		let o = a + i.toString();
		if (this.#ie[o]) return this.#ie[o];
		let n = this.epiphany(a, i);
		return n.getUTCDate() === 6 ? X(h(n, 7)) : n.getUTCDay() === 0 && n.getUTCDate() === 7 || n.getUTCDate() === 8 ? h(n, 1) : this.#ie[o] = X(h(n, 7));
	};
	#ie = {};
	presentationOfTheLord = (a = this.#e) => this.#oe[a] ? this.#oe[a] : this.#oe[a] = v(a, 2, 2);
	#oe = {};
	transfiguration = (a = this.#e) => this.#re[a] ? this.#re[a] : this.#re[a] = v(a, 8, 6);
	#re = {};
	exaltationOfTheHolyCross = (a = this.#e) => this.#ne[a] ? this.#ne[a] : this.#ne[a] = v(a, 9, 14);
	#ne = {};
	lunarNewYear = (a, i = this.#e) => {
		let o = `${a}:${i}`;
		return this.#te[o] ? this.#te[o] : this.#te[o] = r.lunarNewYear(a, i);
	};
	#te = {};
	static lunarNewYear = (a, i) => {
		let { day: o, month: n } = wi(i, a);
		return v(i, n, o);
	};
	sundayOnOrAfterLunarNewYear = (a, i = this.#e) => {
		let o = `${a}:${i}`;
		return this.#_e[o] ? this.#_e[o] : this.#_e[o] = r.sundayOnOrAfterLunarNewYear(a, i);
	};
	#_e = {};
	static sundayOnOrAfterLunarNewYear = (a, i) => {
		let o = r.lunarNewYear(a, i);
		return h(o, (7 - o.getUTCDay()) % 7);
	};
	startOfSeasons = (a = this.#e) => this.#se[a] ? this.#se[a] : this.#se[a] = {
		ADVENT: this.firstSundayOfAdvent(a - 1),
		CHRISTMAS_TIME: this.christmas(a - 1),
		EASTER_TIME: this.easterSunday(a),
		LENT: this.ashWednesday(a),
		ORDINARY_TIME: h(this.baptismOfTheLord(a), 1),
		PASCHAL_TRIDUUM: this.holyThursday(a)
	};
	#se = {};
	endOfSeasons = (a = this.#e) => this.#le[a] ? this.#le[a] : this.#le[a] = {
		ADVENT: v(a - 1, 12, 24),
		CHRISTMAS_TIME: this.baptismOfTheLord(a),
		EASTER_TIME: this.pentecostSunday(a),
		LENT: this.holyThursday(a),
		ORDINARY_TIME: h(this.christTheKingSunday(a), 6),
		PASCHAL_TRIDUUM: this.easterSunday(a)
	};
	#le = {};
};
var ee = class {
	properCycle;
	#a;
	sundayCycle;
	#e;
	weekdayCycle;
	#o;
	psalterWeek;
	#r;
	#i;
	constructor(a, i, o, n) {
		this.#i = n;
		let t = parseInt(i.startOfLiturgicalYear, 10);
		if (!this.#i.cyclesCache[t]) {
			let c = Aa(i.startOfLiturgicalYear), f, S, w = (t + 2) % 3, C = (t + 3) % 3;
			a.getTime() >= c.getTime() ? (f = re[C], S = ne[t % 2]) : (f = re[w], S = ne[(t + 1) % 2]), this.#i.cyclesCache[t] = {
				sundayCycle: f,
				weekdayCycle: S
			};
		}
		let s = i.weekOfSeason % 4 - 1, p = ke[!!(i?.seasons.includes("CHRISTMAS_TIME") && (/* @__PURE__ */ new Date(`${t}-12-25T00:00:00.000Z`)).getUTCDay()) ? (2 + i.weekOfSeason) % 4 : (s + 4) % 4];
		this.properCycle = o, this.sundayCycle = this.#i.cyclesCache[t].sundayCycle, this.weekdayCycle = this.#i.cyclesCache[t].weekdayCycle, this.psalterWeek = p;
	}
	get properCycleName() {
		return this.#a !== void 0 ? this.#a : (this.#a = this.#i.i18next.t(`cycles:${this.properCycle.toLowerCase()}`), this.#a);
	}
	get sundayCycleName() {
		return this.#e !== void 0 ? this.#e : (this.#e = this.#i.i18next.t(`cycles:sunday_${this.sundayCycle.toLowerCase()}`), this.#e);
	}
	get weekdayCycleName() {
		return this.#o !== void 0 ? this.#o : (this.#o = this.#i.i18next.t(`cycles:weekday_${this.weekdayCycle.toLowerCase()}`), this.#o);
	}
	get psalterWeekName() {
		return this.#r !== void 0 ? this.#r : (this.#r = this.#i.i18next.t(`cycles:psalter_${this.psalterWeek.toLowerCase()}`), this.#r);
	}
	toObject() {
		return {
			properCycle: this.properCycle,
			properCycleName: this.properCycleName,
			sundayCycle: this.sundayCycle,
			sundayCycleName: this.sundayCycleName,
			weekdayCycle: this.weekdayCycle,
			weekdayCycleName: this.weekdayCycleName,
			psalterWeek: this.psalterWeek,
			psalterWeekName: this.psalterWeekName
		};
	}
};
var Ni = [
	"name",
	"colorNames",
	"seasonNames",
	"rankName",
	"definition",
	"config"
];
var K = class {
	#a;
	#e;
	id;
	date;
	dateDef;
	dateExceptions;
	alternativeTransferDateDefs;
	precedence;
	rank;
	allowSimilarRankItems;
	isHolyDayOfObligation;
	isOptional;
	i18nDef;
	seasons;
	periods;
	colors;
	commonsDef;
	martyrology;
	titles;
	calendar;
	cycles;
	fromCalendarId;
	fromExtendedCalendars;
	weekday;
	get name() {
		return this.#a.name;
	}
	get rankName() {
		return this.#a.rankName;
	}
	#o;
	get colorNames() {
		return this.#o !== void 0 ? this.#o : this.#o = this.#e.config.getLiturgicalColorNames(this.colors);
	}
	#r;
	get seasonNames() {
		return this.#r !== void 0 ? this.#r : this.#r = this.#e.config.getSeasonNames(this.seasons);
	}
	get config() {
		return this.#e.getConfigObject();
	}
	get definition() {
		return this.#a;
	}
	constructor(a, i, o, n, t, s) {
		this.#a = a, this.#e = o, this.id = a.id, this.date = i.toISOString().substring(0, 10), this.dateDef = a.dateDef, this.dateExceptions = a.dateExceptions, this.alternativeTransferDateDefs = a.alternativeTransferDateDefs, this.precedence = a.precedence, this.rank = a.rank, this.allowSimilarRankItems = a.allowSimilarRankItems, this.commonsDef = a.commonsDef, this.isHolyDayOfObligation = n.dayOfWeek === 0 ? !0 : a.isHolyDayOfObligation, this.isOptional = a.isOptional, this.i18nDef = a.i18nDef, this.seasons = t?.seasons ?? a.seasons, this.periods = t?.periods ?? a.periods, a.fromCalendarId === B && this.id === "second_sunday_after_christmas" && (i.getTime() >= o.dates.epiphany().getTime() ? this.periods.unshift("DAYS_FROM_EPIPHANY") : i.getTime() > o.dates.maryMotherOfGod().getTime() && this.periods.unshift("DAYS_BEFORE_EPIPHANY")), a.fromCalendarId === B && this.seasons[0] === "ORDINARY_TIME" && (i.getTime() < o.dates.pentecostSunday().getTime() ? this.periods.unshift("EARLY_ORDINARY_TIME") : this.periods.unshift("LATE_ORDINARY_TIME")), this.colors = s?.precedence === e.PrivilegedWeekday_9 && ["MEMORIAL", "OPTIONAL_MEMORIAL"].includes(this.rank) ? [] : a.colors, this.martyrology = a.martyrology, this.titles = a.titles, this.calendar = t?.calendar ?? n, this.cycles = new ee(i, n, a.cycles.properCycle, o.config), this.fromCalendarId = a.fromCalendarId, this.fromExtendedCalendars = a.fromExtendedCalendars, s ? this.weekday = s : delete this.weekday;
	}
	toJson() {
		let a = { ...this };
		return Ni.forEach((i) => {
			a[i] = this.#a[i];
		}), a;
	}
};
var ae = class {
	#a;
	#e;
	dates;
	#o = {};
	#r = {};
	#i;
	constructor(a, i) {
		this.#a = a, this.#e = i, this.dates = new A(a, i.year), this.#i = this.dates.maryMotherOfTheChurch();
	}
	#t(a, i, o) {
		let n = this.#e.year;
		this.#a.scope === "gregorian" && this.#e.dates.firstSundayOfAdvent(this.#e.year).getTime() <= i.getTime() && (n += 1);
		let t = this.#o[n] || (this.#o[n] = this.#e.dates.startOfSeasons(n)), s = this.#r[n] || (this.#r[n] = this.#e.dates.endOfSeasons(n)), l = a.seasons.length ? t[a.seasons[0]] : void 0, p = a.seasons.length ? s[a.seasons[0]] : void 0, c = (o?.seasons ?? a.seasons).includes("LENT"), f = (o?.seasons ?? a.seasons).includes("ORDINARY_TIME") && i.getTime() >= this.#i.getTime(), S = o?.calendar.dayOfSeason ?? a.calendarMetadata.dayOfSeason ?? (l ? Q(i, l) + 1 : NaN);
		f && (S -= 96);
		let w = c ? -1 : 0, C = o?.calendar.weekOfSeason ?? a.calendarMetadata.weekOfSeason ?? (l ? Math.ceil((S + l.getUTCDay()) / 7) + w : NaN);
		return f && (C = p ? Math.ceil(34 - Q(i, p) / 7) : NaN), {
			weekOfSeason: C,
			dayOfSeason: S,
			dayOfWeek: o?.calendar.dayOfWeek ?? a.calendarMetadata.dayOfWeek ?? i.getUTCDay(),
			nthDayOfWeekInMonth: Math.ceil(i.getUTCDate() / 7),
			startOfSeason: l ? l.toISOString().substr(0, 10) : "",
			endOfSeason: p ? p.toISOString().substr(0, 10) : "",
			startOfLiturgicalYear: t.ADVENT.toISOString().substr(0, 10),
			endOfLiturgicalYear: s.ORDINARY_TIME.toISOString().substr(0, 10),
			seasons: o?.seasons ?? a.seasons
		};
	}
	#n() {
		let a = {
			byIds: {},
			datesIndex: {}
		};
		return Object.values(this.#a.liturgicalDayDef).forEach((i) => {
			let o = i.fromCalendarId === B || i.fromExtendedCalendars.length > 0 && i.fromExtendedCalendars[0].fromCalendarId === B;
			[!o && this.#a.scope === "liturgical" ? this.#e.buildDate(i, -1) : null, this.#e.buildDate(i)].reduce((s, l) => (l && V(l) && s.push(l), s), []).forEach((s) => {
				let l = s.toISOString().substr(0, 10);
				if (!o && !a.datesIndex[l]) return;
				let p = o ? null : a.byIds[a.datesIndex[l][0]].find((S) => S.date === s.toISOString().substr(0, 10)) || null, c = o ? this.#t(i, s, p) : p.calendar, f = p && [
					"FEAST",
					"MEMORIAL",
					"OPTIONAL_MEMORIAL"
				].some((S) => S === i.rank) ? p : null;
				a.byIds[i.id] = [...a.byIds[i.id] ?? [], new K(i, s, this.#e, c, p, f)], a.datesIndex[l] = [...a.datesIndex[l] ?? [], i.id];
			});
		}), a.datesIndex = Object.keys(a.datesIndex).sort().reduce((i, o) => ({
			...i,
			[o]: a.datesIndex[o]
		}), {}), a;
	}
	getOneLiturgicalDay(a) {
		if (!Object.prototype.hasOwnProperty.call(this.#a.liturgicalDayDef, a)) return;
		let i = this.#a.liturgicalDayDef[a], o = this.#e.buildDate(i);
		if (!o || !V(o)) return null;
		let n = this.#t(i, o, null);
		return new K(i, o, this.#e, n, null, null);
	}
	generateCalendar() {
		let a = {}, i = this.#n();
		if (Object.keys(i.datesIndex).forEach((o) => {
			let n = i.datesIndex[o].reduce((p, c) => {
				let f = i.byIds[c].find((S) => S.date === o);
				return f && p.push(f), p;
			}, []).sort(({ precedence: p, allowSimilarRankItems: c, isOptional: f }, { precedence: S, allowSimilarRankItems: w, isOptional: C }) => {
				if (f === C) {
					if (c === w) {
						let L = G.indexOf(p), E = G.indexOf(S);
						return L < E ? -1 : L > E ? 1 : 0;
					}
					return c ? -1 : 1;
				}
				return f ? 1 : -1;
			}), t;
			n[0].id === "thursday_of_the_lords_supper" && (t = n.shift());
			let s = n[0], l = [];
			if ((s.precedence === e.PrivilegedWeekday_9 || s.precedence === e.Weekday_13) && !s.periods.includes("HOLY_WEEK") && (l = l.concat(n.slice(1).filter((p) => [
				e.GeneralMemorial_10,
				e.ProperMemorial_SecondPatron_11a,
				e.ProperMemorial_11b,
				e.OptionalMemorial_12
			].some((c) => c === p.precedence) || p.isOptional).map((p) => (p.isOptional = !0) && p))), s.allowSimilarRankItems && n.length > 1) {
				let p = (S) => S.rank === s.rank && S.precedence !== e.OptionalMemorial_12 && !l.map((w) => w.id).includes(S.id), c = n.slice(1).filter((S) => S.allowSimilarRankItems && p(S));
				l = [...l, ...c];
				let f = n.slice(1).find((S) => !S.allowSimilarRankItems && p(S));
				f && l.push(f);
			}
			if (n.length > 1) {
				let p = l.map((f) => f.id), c = G.indexOf(s.precedence);
				l = l.concat(n.slice(1).filter((f) => f.isOptional && G.indexOf(f.precedence) >= c && !p.includes(f.id)));
			}
			a[o] = [
				s,
				...l,
				...t ? [t] : []
			];
		}), this.#a?.outputOptions?.calculateProperties) {
			let o = {};
			return Object.keys(a).forEach((n) => {
				o[n] = a[n].map((t) => t.toJson());
			}), o;
		}
		return a;
	}
};
var Ta = class extends _ {
	#a;
	#e = Ca;
	#o = ja;
	#r = B;
	get calendarName() {
		return this.#r;
	}
	constructor(a, i) {
		super(a, i), this.#a = a;
	}
	buildAllDefinitions = () => {
		Object.keys(Object.keys(this.#a.liturgicalDayDef)).length > 0 || (this.#a.scope === "gregorian" ? (this.lateChristmasTime(), this.lent(), this.paschalTriduum(), this.easterTime(), this.ordinaryTime(), this.advent(1), this.earlyChristmasTime(1)) : (this.advent(), this.christmasTime(), this.lent(), this.paschalTriduum(), this.easterTime(), this.ordinaryTime()));
	};
	#i(a, i) {
		return new H(a, {
			properCycle: m.ProperOfTime,
			...i
		}, B, this.#a);
	}
	advent(a = 0) {
		for (let i = 0; i < 20; i += 1) {
			let o = Math.floor(i / 7) + 1, n = i - (o - 1) * 7;
			this.#i(`advent_${o}_${this.#e[n]}`, {
				precedence: n === 0 ? e.PrivilegedSunday_2 : e.Weekday_13,
				dateDef: n === 0 ? {
					dateFn: "sundayOfAdvent",
					dateArgs: [o],
					yearOffset: -1 + a
				} : {
					dateFn: "unprivilegedWeekdayOfAdvent",
					dateArgs: [n, o],
					yearOffset: -1 + a
				},
				isHolyDayOfObligation: n === 0,
				seasons: ["ADVENT"],
				periods: [],
				calendarMetadata: {
					weekOfSeason: o,
					dayOfSeason: i + 1,
					dayOfWeek: n
				},
				colors: [...o === 3 && n === 0 ? ["ROSE"] : [], "PURPLE"],
				i18nDef: n === 0 ? ["seasons:advent.sunday", { week: o }] : ["seasons:advent.weekday", {
					week: o,
					dow: n
				}]
			});
		}
		this.#i(`advent_4_${this.#e[0]}`, {
			precedence: e.PrivilegedSunday_2,
			dateDef: {
				dateFn: "sundayOfAdvent",
				dateArgs: [4],
				yearOffset: -1 + a
			},
			isHolyDayOfObligation: !0,
			seasons: ["ADVENT"],
			periods: [],
			calendarMetadata: {
				weekOfSeason: 4,
				dayOfSeason: 22,
				dayOfWeek: 0
			},
			colors: ["PURPLE"],
			i18nDef: ["seasons:advent.sunday", { week: 4 }]
		});
		for (let i = 17; i < 25; i += 1) this.#i(`advent_${this.#o[11]}_${i}`, {
			precedence: e.PrivilegedWeekday_9,
			dateDef: {
				dateFn: "privilegedWeekdayOfAdvent",
				dateArgs: [i],
				yearOffset: -1 + a
			},
			seasons: ["ADVENT"],
			periods: [],
			calendarMetadata: {},
			colors: ["PURPLE"],
			i18nDef: ["seasons:advent.privileged_weekday", { day: i }]
		});
	}
	christmasTime(a = 0) {
		this.earlyChristmasTime(a), this.lateChristmasTime(a);
	}
	earlyChristmasTime(a = 0) {
		this.#i("nativity_of_the_lord", {
			precedence: e.ProperOfTimeSolemnity_2,
			dateDef: {
				dateFn: "christmas",
				yearOffset: -1 + a
			},
			isHolyDayOfObligation: !0,
			seasons: ["CHRISTMAS_TIME"],
			periods: ["CHRISTMAS_OCTAVE", "CHRISTMAS_TO_PRESENTATION_OF_THE_LORD"],
			calendarMetadata: {
				weekOfSeason: 1,
				dayOfSeason: 1
			},
			colors: ["WHITE"],
			i18nDef: ["names:nativity_of_the_lord"]
		});
		for (let i = 2; i < 8; i += 1) this.#i(`christmas_octave_day_${i}`, {
			precedence: e.PrivilegedWeekday_9,
			dateDef: {
				dateFn: "weekdayWithinOctaveOfChristmas",
				dateArgs: [i],
				yearOffset: -1 + a
			},
			seasons: ["CHRISTMAS_TIME"],
			periods: ["CHRISTMAS_OCTAVE", "CHRISTMAS_TO_PRESENTATION_OF_THE_LORD"],
			calendarMetadata: { dayOfSeason: i },
			colors: ["WHITE"],
			i18nDef: ["seasons:christmas_time.octave", { count: i }]
		});
		this.#i("holy_family_of_jesus_mary_and_joseph", {
			precedence: e.GeneralLordFeast_5,
			dateDef: {
				dateFn: "holyFamily",
				yearOffset: -1 + a
			},
			seasons: ["CHRISTMAS_TIME"],
			periods: ["CHRISTMAS_OCTAVE", "CHRISTMAS_TO_PRESENTATION_OF_THE_LORD"],
			calendarMetadata: {},
			colors: ["WHITE"],
			i18nDef: ["names:holy_family_of_jesus_mary_and_joseph"]
		});
	}
	lateChristmasTime(a = 0) {
		this.#i("mary_mother_of_god", {
			precedence: e.GeneralSolemnity_3,
			dateDef: {
				dateFn: "maryMotherOfGod",
				yearOffset: a
			},
			isHolyDayOfObligation: !0,
			seasons: ["CHRISTMAS_TIME"],
			periods: ["CHRISTMAS_OCTAVE", "CHRISTMAS_TO_PRESENTATION_OF_THE_LORD"],
			calendarMetadata: { dayOfSeason: 8 },
			colors: ["WHITE"],
			i18nDef: ["names:mary_mother_of_god"]
		}), this.#i("second_sunday_after_christmas", {
			precedence: e.UnprivilegedSunday_6,
			dateDef: {
				dateFn: "secondSundayAfterChristmas",
				yearOffset: a
			},
			isHolyDayOfObligation: !0,
			seasons: ["CHRISTMAS_TIME"],
			periods: ["CHRISTMAS_TO_PRESENTATION_OF_THE_LORD"],
			calendarMetadata: {},
			colors: ["WHITE"],
			i18nDef: ["seasons:christmas_time.second_sunday_after_christmas"]
		});
		for (let i = 2; i < 9; i += 1) this.#i(`christmas_time_${this.#o[0]}_${i}`, {
			precedence: e.Weekday_13,
			dateDef: {
				dateFn: "weekdayBeforeEpiphany",
				dateArgs: [i],
				yearOffset: a
			},
			seasons: ["CHRISTMAS_TIME"],
			periods: ["DAYS_BEFORE_EPIPHANY", "CHRISTMAS_TO_PRESENTATION_OF_THE_LORD"],
			calendarMetadata: { dayOfSeason: 7 + i },
			colors: ["WHITE"],
			i18nDef: ["seasons:christmas_time.before_epiphany", { day: i }]
		});
		this.#i("epiphany_of_the_lord", {
			precedence: e.ProperOfTimeSolemnity_2,
			dateDef: {
				dateFn: "epiphany",
				yearOffset: a
			},
			isHolyDayOfObligation: !0,
			seasons: ["CHRISTMAS_TIME"],
			periods: ["DAYS_FROM_EPIPHANY", "CHRISTMAS_TO_PRESENTATION_OF_THE_LORD"],
			calendarMetadata: {},
			colors: ["WHITE"],
			i18nDef: ["names:epiphany_of_the_lord"]
		});
		for (let i = 1; i < 7; i += 1) this.#i(`${this.#e[i]}_after_epiphany`, {
			precedence: e.Weekday_13,
			dateDef: {
				dateFn: "weekdayAfterEpiphany",
				dateArgs: [i],
				yearOffset: a
			},
			seasons: ["CHRISTMAS_TIME"],
			periods: ["DAYS_FROM_EPIPHANY", "CHRISTMAS_TO_PRESENTATION_OF_THE_LORD"],
			calendarMetadata: {},
			colors: ["WHITE"],
			i18nDef: ["seasons:christmas_time.after_epiphany", { dow: i }]
		});
		this.#i("baptism_of_the_lord", {
			precedence: e.ProperOfTimeSolemnity_2,
			dateDef: {
				dateFn: "baptismOfTheLord",
				yearOffset: a
			},
			seasons: ["CHRISTMAS_TIME"],
			periods: ["DAYS_FROM_EPIPHANY", "CHRISTMAS_TO_PRESENTATION_OF_THE_LORD"],
			calendarMetadata: {},
			colors: ["WHITE"],
			i18nDef: ["names:baptism_of_the_lord"]
		});
	}
	lent(a = 0) {
		this.#i("ash_wednesday", {
			precedence: e.AshWednesday_2,
			dateDef: {
				dateFn: "ashWednesday",
				yearOffset: a
			},
			seasons: ["LENT"],
			periods: ["PRESENTATION_OF_THE_LORD_TO_HOLY_THURSDAY"],
			calendarMetadata: {
				weekOfSeason: 0,
				dayOfSeason: 1,
				dayOfWeek: 3
			},
			colors: ["PURPLE"],
			i18nDef: ["names:ash_wednesday"]
		});
		for (let i = 4; i < 7; i += 1) this.#i(`${this.#e[i]}_after_ash_wednesday`, {
			precedence: e.PrivilegedWeekday_9,
			dateDef: {
				dateFn: "ashWednesday",
				addDay: i - 3,
				yearOffset: a
			},
			seasons: ["LENT"],
			periods: ["PRESENTATION_OF_THE_LORD_TO_HOLY_THURSDAY"],
			calendarMetadata: {
				weekOfSeason: 0,
				dayOfSeason: i - 2,
				dayOfWeek: i
			},
			colors: ["PURPLE"],
			i18nDef: ["seasons:lent.day_after_ash_wed", { dow: i }]
		});
		for (let i = 0; i < 35; i += 1) {
			let o = Math.floor(i / 7) + 1, n = i - (o - 1) * 7;
			this.#i(`lent_${o}_${this.#e[n]}`, {
				precedence: n === 0 ? e.PrivilegedSunday_2 : e.PrivilegedWeekday_9,
				dateDef: {
					dateFn: "ashWednesday",
					addDay: i + 4,
					yearOffset: a
				},
				isHolyDayOfObligation: n === 0,
				seasons: ["LENT"],
				periods: ["PRESENTATION_OF_THE_LORD_TO_HOLY_THURSDAY"],
				calendarMetadata: {
					weekOfSeason: o,
					dayOfSeason: i + 5,
					dayOfWeek: n
				},
				colors: [...o === 4 && n === 0 ? ["ROSE"] : [], "PURPLE"],
				i18nDef: n === 0 ? ["seasons:lent.sunday", { week: o }] : ["seasons:lent.weekday", {
					week: o,
					dow: n
				}]
			});
		}
		this.#i("palm_sunday_of_the_passion_of_the_lord", {
			precedence: e.PrivilegedSunday_2,
			dateDef: {
				dateFn: "palmSunday",
				yearOffset: a
			},
			isHolyDayOfObligation: !0,
			seasons: ["LENT"],
			periods: ["HOLY_WEEK", "PRESENTATION_OF_THE_LORD_TO_HOLY_THURSDAY"],
			calendarMetadata: {
				weekOfSeason: 6,
				dayOfSeason: 40,
				dayOfWeek: 0
			},
			colors: ["RED"],
			i18nDef: ["names:palm_sunday_of_the_passion_of_the_lord"]
		});
		for (let i = 1; i < 5; i += 1) this.#i(`holy_${this.#e[i]}`, {
			precedence: e.PrivilegedWeekday_9,
			dateDef: {
				dateFn: "palmSunday",
				addDay: i,
				yearOffset: a
			},
			seasons: ["LENT"],
			periods: ["HOLY_WEEK", "PRESENTATION_OF_THE_LORD_TO_HOLY_THURSDAY"],
			calendarMetadata: {
				weekOfSeason: 6,
				dayOfSeason: 40 + i,
				dayOfWeek: i
			},
			colors: ["PURPLE"],
			i18nDef: ["seasons:lent.holy_week_day", { dow: i }]
		});
	}
	paschalTriduum(a = 0) {
		this.#i("thursday_of_the_lords_supper", {
			precedence: e.Triduum_1,
			dateDef: {
				dateFn: "holyThursday",
				yearOffset: a
			},
			seasons: ["PASCHAL_TRIDUUM"],
			periods: ["HOLY_WEEK"],
			calendarMetadata: {
				weekOfSeason: 1,
				dayOfSeason: 0,
				dayOfWeek: 4
			},
			colors: ["WHITE"],
			i18nDef: ["names:thursday_of_the_lords_supper"]
		}), this.#i("friday_of_the_passion_of_the_lord", {
			precedence: e.Triduum_1,
			dateDef: {
				dateFn: "goodFriday",
				yearOffset: a
			},
			seasons: ["PASCHAL_TRIDUUM"],
			periods: ["HOLY_WEEK"],
			calendarMetadata: {
				weekOfSeason: 1,
				dayOfSeason: 1,
				dayOfWeek: 5
			},
			colors: ["RED"],
			i18nDef: ["names:friday_of_the_passion_of_the_lord"]
		}), this.#i("holy_saturday", {
			precedence: e.Triduum_1,
			dateDef: {
				dateFn: "holySaturday",
				yearOffset: a
			},
			seasons: ["PASCHAL_TRIDUUM"],
			periods: ["HOLY_WEEK"],
			calendarMetadata: {
				weekOfSeason: 1,
				dayOfSeason: 2,
				dayOfWeek: 6
			},
			colors: [],
			i18nDef: ["names:holy_saturday"]
		}), this.#i("easter_sunday", {
			precedence: e.Triduum_1,
			dateDef: {
				dateFn: "easterSunday",
				yearOffset: a
			},
			isHolyDayOfObligation: !0,
			seasons: ["PASCHAL_TRIDUUM", "EASTER_TIME"],
			periods: ["EASTER_OCTAVE"],
			calendarMetadata: {
				weekOfSeason: 1,
				dayOfSeason: 1,
				dayOfWeek: 0
			},
			colors: ["WHITE"],
			i18nDef: ["names:easter_sunday"]
		});
	}
	easterTime(a = 0) {
		for (let i = 1; i < 7; i += 1) this.#i(`easter_${this.#e[i]}`, {
			precedence: e.WeekdayOfEasterOctave_2,
			dateDef: {
				dateFn: "easterSunday",
				addDay: i,
				yearOffset: a
			},
			seasons: ["EASTER_TIME"],
			periods: ["EASTER_OCTAVE"],
			calendarMetadata: {
				weekOfSeason: 1,
				dayOfSeason: i + 1,
				dayOfWeek: i
			},
			colors: ["WHITE"],
			i18nDef: ["seasons:easter_time.octave", { dow: i }]
		});
		this.#i("divine_mercy_sunday", {
			precedence: e.PrivilegedSunday_2,
			dateDef: {
				dateFn: "divineMercySunday",
				yearOffset: a
			},
			isHolyDayOfObligation: !0,
			seasons: ["EASTER_TIME"],
			periods: ["EASTER_OCTAVE"],
			calendarMetadata: {
				weekOfSeason: 2,
				dayOfSeason: 8,
				dayOfWeek: 0
			},
			colors: ["WHITE"],
			i18nDef: ["names:divine_mercy_sunday"]
		});
		for (let i = 8; i < 49; i += 1) {
			let o = Math.floor(i / 7) + 1, n = i - (o - 1) * 7, t = {
				precedence: n === 0 ? e.PrivilegedSunday_2 : e.Weekday_13,
				dateDef: {
					dateFn: "weekdayOrSundayOfEasterTime",
					dateArgs: [n, o],
					yearOffset: a
				},
				isHolyDayOfObligation: n === 0,
				seasons: ["EASTER_TIME"],
				periods: [],
				calendarMetadata: {
					weekOfSeason: o,
					dayOfSeason: i + 1,
					dayOfWeek: n
				},
				colors: ["WHITE"],
				i18nDef: n === 0 ? ["seasons:easter_time.sunday", { week: o }] : ["seasons:easter_time.weekday", {
					week: o,
					dow: n
				}]
			};
			o === 6 && n === 4 && this.#i("ascension_of_the_lord", {
				...t,
				precedence: e.ProperOfTimeSolemnity_2,
				dateDef: {
					dateFn: "ascension",
					yearOffset: a
				},
				isHolyDayOfObligation: !0,
				calendarMetadata: {},
				i18nDef: ["names:ascension_of_the_lord"]
			}), this.#i(`easter_time_${o}_${this.#e[n]}`, t);
		}
		this.#i("pentecost_sunday", {
			precedence: e.ProperOfTimeSolemnity_2,
			dateDef: {
				dateFn: "pentecostSunday",
				yearOffset: a
			},
			isHolyDayOfObligation: !0,
			seasons: ["EASTER_TIME"],
			periods: [],
			calendarMetadata: {
				weekOfSeason: 8,
				dayOfSeason: 50,
				dayOfWeek: 0
			},
			colors: ["RED"],
			i18nDef: ["names:pentecost_sunday"]
		});
	}
	ordinaryTime(a = 0) {
		this.#i("most_holy_trinity", {
			precedence: e.GeneralSolemnity_3,
			dateDef: {
				dateFn: "trinitySunday",
				yearOffset: a
			},
			isHolyDayOfObligation: !0,
			seasons: ["ORDINARY_TIME"],
			periods: [],
			calendarMetadata: { dayOfWeek: 0 },
			colors: ["WHITE"],
			i18nDef: ["names:most_holy_trinity"]
		}), this.#i("most_holy_body_and_blood_of_christ", {
			precedence: e.GeneralSolemnity_3,
			dateDef: {
				dateFn: "corpusChristi",
				yearOffset: a
			},
			isHolyDayOfObligation: !0,
			seasons: ["ORDINARY_TIME"],
			periods: [],
			calendarMetadata: {},
			colors: ["WHITE"],
			i18nDef: ["names:most_holy_body_and_blood_of_christ"]
		}), this.#i("most_sacred_heart_of_jesus", {
			precedence: e.GeneralSolemnity_3,
			dateDef: {
				dateFn: "mostSacredHeartOfJesus",
				yearOffset: a
			},
			isHolyDayOfObligation: !1,
			seasons: ["ORDINARY_TIME"],
			periods: [],
			calendarMetadata: { dayOfWeek: 5 },
			colors: ["WHITE"],
			i18nDef: ["names:most_sacred_heart_of_jesus"]
		});
		for (let i = 1; i < 238; i += 1) {
			let o = Math.floor(i / 7) + 1, n = i - (o - 1) * 7, t = {
				precedence: n === 0 ? e.UnprivilegedSunday_6 : e.Weekday_13,
				dateDef: {
					dateFn: "dateOfOrdinaryTime",
					dateArgs: [n, o],
					yearOffset: a
				},
				isHolyDayOfObligation: n === 0,
				seasons: ["ORDINARY_TIME"],
				periods: [],
				calendarMetadata: {
					weekOfSeason: o,
					dayOfWeek: n
				},
				colors: ["GREEN"],
				i18nDef: n === 0 ? ["seasons:ordinary_time.sunday", { week: o }] : ["seasons:ordinary_time.weekday", {
					week: o,
					dow: n
				}]
			};
			o === 3 && n === 0 ? this.#i("sunday_of_the_word_of_god", {
				...t,
				i18nDef: ["names:sunday_of_the_word_of_god"]
			}) : o === 34 && n === 0 ? this.#i("our_lord_jesus_christ_king_of_the_universe", {
				...t,
				precedence: e.GeneralSolemnity_3,
				colors: ["WHITE"],
				i18nDef: ["names:our_lord_jesus_christ_king_of_the_universe"]
			}) : this.#i(`ordinary_time_${o}_${this.#e[n]}`, t);
		}
	}
};
var qa = {
	M: 1e3,
	CM: 900,
	D: 500,
	CD: 400,
	C: 100,
	XC: 90,
	L: 50,
	XL: 40,
	X: 10,
	IX: 9,
	V: 5,
	IV: 4,
	I: 1
};
var La = (r) => {
	let a = Object.keys(qa), i = r, o = "";
	for (let n = 0; n < a.length; n += 1) {
		let t = a[n];
		o += t.repeat(i / qa[t] >>> 0), i %= qa[t];
	}
	return o;
};
var j = (r) => typeof r == "number" && Number.isInteger(r);
var ge = class r {
	#a;
	localizedCalendar;
	localeId;
	calendarName;
	epiphanyOnSunday;
	corpusChristiOnSunday;
	ascensionOnSunday;
	elevatedMemorialIds = [];
	easterCalculationType;
	scope;
	i18next;
	dates;
	martyrologyCatalog;
	cyclesCache = {};
	calendarsDef;
	liturgicalDayDef = {};
	outputOptions;
	clone() {
		return new r({ ...this.#a });
	}
	constructor(a, i, o, n) {
		this.#a = a || {}, a?.localizedCalendar && (this.localizedCalendar = a.localizedCalendar), this.easterCalculationType = a?.easterCalculationType ?? "gregorian", this.scope = a?.scope ?? "gregorian", this.epiphanyOnSunday = a?.epiphanyOnSunday ?? this.localizedCalendar?.particularConfig.epiphanyOnSunday ?? !1, this.corpusChristiOnSunday = a?.corpusChristiOnSunday ?? this.localizedCalendar?.particularConfig.corpusChristiOnSunday ?? !0, this.ascensionOnSunday = a?.ascensionOnSunday ?? this.localizedCalendar?.particularConfig.ascensionOnSunday ?? !1, this.elevatedMemorialIds = a?.elevatedMemorialIds ?? [];
		let t = this.localizedCalendar?.i18n ?? o;
		this.localeId = t?.id ? Xa(t.id) : "dev", this.i18next = instance.createInstance({
			fallbackLng: ["dev"],
			lng: this.localeId,
			initAsync: !1,
			interpolation: { format(s, l) {
				return s === "" ? s : l === "romanize" ? La(parseInt(s, 10)) : l === "uppercase" ? s.toUpperCase() : l === "capitalize" ? s[0].toUpperCase() + s.slice(1) : s;
			} }
		}, (s) => {
			if (s) throw new Error(s);
		}), t && this.#e(t), this.dates = A, this.calendarsDef = [], this.martyrologyCatalog = this.localizedCalendar?.martyrology ?? i ?? {}, this.calendarsDef.push(new Ta(this)), a?.localizedCalendar ? this.calendarsDef.push(new _(this, a.localizedCalendar.inputs)) : (this.calendarsDef.push(new Z(this)), n && this.calendarsDef.push(new n(this))), this.calendarName = a?.localizedCalendar?.calendarName ?? this.calendarsDef[this.calendarsDef.length - 1].calendarName, this.calendarsDef.map((s) => s.updateConfig(a)), this.outputOptions = this.#a?.outputOptions ?? { calculateProperties: !1 };
	}
	#e(a) {
		this.i18next.addResourceBundle(a.id, "seasons", a.seasons ?? {}), this.i18next.addResourceBundle(a.id, "periods", a.periods ?? {}), this.i18next.addResourceBundle(a.id, "ranks", a.ranks ?? {}), this.i18next.addResourceBundle(a.id, "cycles", a.cycles ?? {}), this.i18next.addResourceBundle(a.id, "weekdays", a.weekdays ?? {}), this.i18next.addResourceBundle(a.id, "months", a.months ?? {}), this.i18next.addResourceBundle(a.id, "colors", a.colors ?? {}), this.i18next.addResourceBundle(a.id, "ordinals", a.ordinals ?? {}), this.i18next.addResourceBundle(a.id, "names", a.names ?? {});
	}
	getLiturgicalColorNames(a) {
		return a.map((i) => {
			let o = `colors:${(i ?? "").toLowerCase()}`;
			return this.i18next.t(o) ?? o;
		});
	}
	getSeasonNames(a) {
		return a.map((i) => {
			let o = `seasons:${(i ?? "").toLowerCase()}.season`;
			return this.i18next.t(o) ?? o;
		});
	}
	toObject() {
		return {
			epiphanyOnSunday: this.epiphanyOnSunday,
			corpusChristiOnSunday: this.corpusChristiOnSunday,
			ascensionOnSunday: this.ascensionOnSunday,
			elevatedMemorialIds: this.elevatedMemorialIds,
			localeId: this.localeId,
			calendarName: this.calendarName,
			easterCalculationType: this.easterCalculationType,
			scope: this.scope,
			outputOptions: this.outputOptions
		};
	}
};
var W = class r {
	config;
	year;
	dates;
	constructor(a, i) {
		this.config = a;
		let o = (/* @__PURE__ */ new Date()).getUTCFullYear(), n = (/* @__PURE__ */ new Date()).getTime() < A.firstSundayOfAdvent(o + 1).getTime() ? o : o + 1;
		this.year = i ?? (a.scope === "gregorian" ? o : n), this.dates = new A(a, this.year);
	}
	static #a(a, i) {
		return h(a, (7 + i - a.getUTCDay()) % 7);
	}
	#e(a, i = 0) {
		let o = null, n = this.year + (a.yearOffset ?? 0) + i;
		if (j(a.month) && j(a.date) && a.month > 0 && a.date > 0) o = v(n, a.month, a.date);
		else if (typeof a.dateFn == "string" && Object.prototype.hasOwnProperty.call(this.dates, a.dateFn)) {
			let t = [...a.dateArgs ?? [], n], s = this.dates[a.dateFn].apply(this, t), l = V(s) ? s : null;
			o = (Array.isArray(s) ? s.find((p) => p) : l) || null, o && j(a.addDay) && (o = h(o, a.addDay)), o && j(a.subtractDay) && (o = z(o, a.subtractDay));
		} else if (j(a.month) && j(a.dayOfWeek) && j(a.nthWeekInMonth)) {
			let t = v(n, a.month, 7 * a.nthWeekInMonth - 6);
			o = r.#a(t, a.dayOfWeek);
		} else if (j(a.month) && j(a.lastDayOfWeekInMonth)) {
			let t = v(n, a.month, 1), s = z(v(n, a.month, Ia(t)), 6);
			o = r.#a(s, a.lastDayOfWeekInMonth);
		}
		return o;
	}
	buildDate(a, i = 0) {
		let o = this.#e(a.dateDef, i);
		if (!o) return null;
		let n = o, t = (s) => {
			j(s.addDay) ? n = h(o, s.addDay) : j(s.subtractDay) ? n = z(o, s.subtractDay) : n = this.#e(s, i);
		};
		return a.dateExceptions.forEach((s) => {
			if (typeof s.ifIsBetween == "object") {
				let l = this.#e(s.ifIsBetween.from, i), p = this.#e(s.ifIsBetween.to, i);
				l && p && (s.ifIsBetween.inclusive ? o.getTime() >= l.getTime() && o.getTime() <= p.getTime() && t(s.setDate) : o.getTime() > l.getTime() && o.getTime() < p.getTime() && t(s.setDate));
			} else if (typeof s.ifIsSameAsDate == "object") {
				let l = this.#e(s.ifIsSameAsDate, i);
				l && N(l, o) && t(s.setDate);
			} else Number.isInteger(s.ifIsDayOfWeek) && o.getUTCDay() === s.ifIsDayOfWeek && t(s.setDate);
		}), n;
	}
	getConfigObject() {
		return {
			...this.config.toObject(),
			year: this.year
		};
	}
};
var Ci = class r {
	#a;
	#e = {};
	#o = {};
	constructor(a) {
		this.#a = new ge(a);
	}
	get config() {
		return this.#a.toObject();
	}
	static #r(a) {
		let i = typeof a == "string" ? parseInt(a, 10) : a;
		if (i !== void 0 && !Number.isInteger(i) || j(i) && (i < 0 || i > 9999)) throw new Error("The provided year is incorrect");
		return i;
	}
	dates(a) {
		let i = r.#r(a), o = new W(this.#a, i);
		return this.#o[o.year] ? this.#o[o.year] : this.#o[o.year] = o.dates;
	}
	getOneLiturgicalDay(a, i = { computeInWholeYear: !1 }) {
		return new Promise((o, n) => {
			try {
				let t = r.#r(i.year), s = new W(this.#a, t);
				this.getAllDefinitions().then(() => {
					let l = new ae(this.#a, s).getOneLiturgicalDay(a);
					return i.computeInWholeYear ? (l || o(l), this.generateCalendar(s.year).then((p) => {
						o(Object.values(p).flat().find((c) => c.id === a));
					})) : o(l);
				});
			} catch (t) {
				n(t);
			}
		});
	}
	generateCalendar(a) {
		return new Promise((i, o) => {
			try {
				let n = r.#r(a), t = new W(this.#a, n);
				if (this.#e[t.year]) {
					i(this.#e[t.year]);
					return;
				}
				this.getAllDefinitions().then(() => {
					this.#e[t.year] = new ae(this.#a, t).generateCalendar(), i(this.#e[t.year]);
				});
			} catch (n) {
				o(n);
			}
		});
	}
	getAllDefinitions() {
		return new Promise((a, i) => {
			try {
				this.#a.calendarsDef.forEach((o) => o.buildAllDefinitions()), a(this.#a.liturgicalDayDef);
			} catch (o) {
				i(o);
			}
		});
	}
	getVersion() {
		return r.getVersion();
	}
	static getVersion() {
		return Ya;
	}
	static Colors = I;
	static COLORS = Va;
	static isColor = oi;
	static ProperCycles = m;
	static PROPER_CYCLE = Za;
	static SundayCycles = Ja;
	static SUNDAYS_CYCLE = re;
	static WeekdayCycles = Na;
	static WEEKDAYS_CYCLE = ne;
	static PsalterWeekCycles = Ga;
	static PSALTER_WEEKS = ke;
	static PROPER_OF_TIME_NAME = B;
	static GENERAL_ROMAN_NAME = De;
	static CanonizationLevels = _e;
	static CANONIZATION_LEVEL = Qa;
	static Sexes = se;
	static SEXES = ii;
	static Titles = D;
	static TITLES = ei;
	static isMartyr = Me;
	static PatronTitles = g;
	static PATRON_TITLES = ai;
	static MONTHS = ja;
	static Periods = J;
	static PERIODS = Mi;
	static Precedences = e;
	static PRECEDENCES = G;
	static Ranks = $;
	static RANKS = ni;
	static RanksFromPrecedence = Pe;
	static Seasons = T;
	static SEASONS = Di;
	static WEEKDAYS = Ca;
	static RomcalBundle = Ba;
	static Calendar = ae;
	static CalendarDef = _;
	static RomcalConfig = ge;
	static CyclesMetadata = ee;
	static LiturgicalDay = K;
	static LiturgicalDayConfig = W;
	static LiturgicalDayDef = H;
	static getUtcDate = v;
	static getUtcDateFromString = Aa;
	static addDays = h;
	static subtractsDays = z;
	static isSameDate = N;
	static dateDifference = Q;
	static startOfWeek = X;
	static isValidDate = V;
	static daysInMonth = Ia;
	static getWeekNumber = Oi;
	static computeGregorianEasterDate = ve;
	static computeJulianEasterDate = Se;
	static computeLunarNewYear = A.lunarNewYear;
	static rangeContainsDate = ji;
	static rangeOfDays = O;
	static toRomanNumber = La;
	static CALENDAR_VAR_NAMES = Oa;
	static CALENDAR_PKG_NAMES = _i;
	static LOCALE_VAR_NAMES = Wa;
	static LOCALE_IDS = ki;
	static LOCALES = Si;
};
// apps/server/src/adapters/calendar/romcal-day.ts
var colors = {
	WHITE: "white",
	GOLD: "white",
	GREEN: "green",
	PURPLE: "violet",
	BLACK: "violet",
	ROSE: "rose",
	RED: "red"
};
var seasonColors = {
	ADVENT: "violet",
	CHRISTMAS_TIME: "white",
	LENT: "violet",
	PASCHAL_TRIDUUM: "white",
	EASTER_TIME: "white",
	ORDINARY_TIME: "green"
};
var ranks = {
	SOLEMNITY: "solemnity",
	SUNDAY: "sunday",
	FEAST: "feast",
	MEMORIAL: "memorial"
};
var preferred = /* @__PURE__ */ new Set(["thursday_of_the_lords_supper"]);
var principal = (entries) => entries.find((entry) => preferred.has(entry.id)) ?? entries[0];
function occasionOf(day, rank, season) {
	const article = rank === "memorial" || rank === "feast" || rank === "solemnity" ? `a ${rank}` : "";
	if (day.titles?.includes("MARTYR")) return "for a martyr";
	if (article && day.commonsDef?.includes("BlessedVirginMary")) return `for ${article} of Our Lady`;
	return article ? `for ${article}` : `for ${season === "Paschal Triduum" ? "the Triduum" : season}`;
}
function liturgicalDay(entries) {
	const day = principal(entries);
	if (!day) return void 0;
	const season = day.seasonNames?.[0] ?? "Ordinary Time";
	const rank = ranks[day.rank] ?? "weekday";
	const color = colors[day.colors[0] ?? ""] ?? seasonColors[day.seasons[0] ?? ""] ?? "green";
	return {
		date: day.date,
		celebrationId: day.id,
		celebration: day.name.replace(/\/Easter Vigil$/, ""),
		rank,
		season,
		weekOfSeason: day.calendar.weekOfSeason,
		color,
		occasion: occasionOf(day, rank, season),
		sundayCycle: day.cycles.sundayCycle.replace("YEAR_", ""),
		weekdayCycle: day.cycles.weekdayCycle === "YEAR_2" ? "II" : "I"
	};
}
// apps/server/src/adapters/calendar/romcal-process.ts
console.info = () => void 0;
var year = Number(process.argv[2]);
var calendar = await new Ci({ localizedCalendar: o }).generateCalendar(year);
stdout.write(JSON.stringify(Object.values(calendar).flatMap((entries) => liturgicalDay(entries) ?? [])));
export {};

//# sourceMappingURL=romcal-process.js.map