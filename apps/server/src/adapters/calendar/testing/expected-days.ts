/** From printed calendars of the United States: date, celebration, rank, color, season, cycles, Gospel. */
export const endOf2026 = `
11-21 The Presentation of the Blessed Virgin Mary | memorial | white | Ordinary Time | A/II | Lk 20:27-40
11-22 Our Lord Jesus Christ, King of the Universe | solemnity | white | Ordinary Time | A/II | Mt 25:31-46
11-23 Monday of the thirty-fourth week of Ordinary Time | weekday | green | Ordinary Time | A/II | Lk 21:1-4
11-24 Saint Andrew Dũng-Lạc, Priest, and Companions, Martyrs | memorial | red | Ordinary Time | A/II | Lk 21:5-11
11-25 Wednesday of the thirty-fourth week of Ordinary Time | weekday | green | Ordinary Time | A/II | Lk 21:12-19
11-26 Thursday of the thirty-fourth week of Ordinary Time | weekday | green | Ordinary Time | A/II | Lk 21:20-28
11-27 Friday of the thirty-fourth week of Ordinary Time | weekday | green | Ordinary Time | A/II | Lk 21:29-33
11-28 Saturday of the thirty-fourth week of Ordinary Time | weekday | green | Ordinary Time | A/II | Lk 21:34-36
11-29 First Sunday of Advent | sunday | violet | Advent | B/I | Mk 13:33-37
11-30 Saint Andrew, Apostle | feast | red | Advent | B/I | Mt 4:18-22
12-01 Tuesday of the first week of Advent | weekday | violet | Advent | B/I | Lk 10:21-24
12-02 Wednesday of the first week of Advent | weekday | violet | Advent | B/I | Mt 15:29-37
12-03 Saint Francis Xavier, Priest | memorial | white | Advent | B/I | Mt 7:21, 24-27
12-04 Friday of the first week of Advent | weekday | violet | Advent | B/I | Mt 9:27-31
12-05 Saturday of the first week of Advent | weekday | violet | Advent | B/I | Mt 9:35-10:1, 5a, 6-8
12-06 Second Sunday of Advent | sunday | violet | Advent | B/I | Mk 1:1-8
12-07 Saint Ambrose, Bishop and Doctor of the Church | memorial | white | Advent | B/I | Lk 5:17-26
12-08 The Immaculate Conception of the Blessed Virgin Mary, Patroness of the USA | solemnity | white | Advent | B/I | Lk 1:26-38
12-09 Wednesday of the second week of Advent | weekday | violet | Advent | B/I | Mt 11:28-30
12-10 Thursday of the second week of Advent | weekday | violet | Advent | B/I | Mt 11:11-15
12-11 Friday of the second week of Advent | weekday | violet | Advent | B/I | Mt 11:16-19
12-12 Our Lady of Guadalupe, Patroness of the Americas | feast | white | Advent | B/I | Lk 1:26-38
12-13 Third Sunday of Advent | sunday | rose | Advent | B/I | Jn 1:6-8, 19-28
12-14 Saint John of the Cross, Priest and Doctor of the Church | memorial | white | Advent | B/I | Mt 21:23-27
12-15 Tuesday of the third week of Advent | weekday | violet | Advent | B/I | Mt 21:28-32
12-16 Wednesday of the third week of Advent | weekday | violet | Advent | B/I | Lk 7:18b-23
12-17 December 17 | weekday | violet | Advent | B/I | Mt 1:1-17
12-18 December 18 | weekday | violet | Advent | B/I | Mt 1:18-25
12-19 December 19 | weekday | violet | Advent | B/I | Lk 1:5-25
12-20 Fourth Sunday of Advent | sunday | violet | Advent | B/I | Lk 1:26-38
12-21 December 21 | weekday | violet | Advent | B/I | Lk 1:39-45
12-22 December 22 | weekday | violet | Advent | B/I | Lk 1:46-56
12-23 December 23 | weekday | violet | Advent | B/I | Lk 1:57-66
12-24 December 24 | weekday | violet | Advent | B/I | Lk 1:67-79
12-25 The Nativity of the Lord (Christmas) | solemnity | white | Christmas Time | B/I | Jn 1:1-18
12-26 Saint Stephen, the First Martyr | feast | red | Christmas Time | B/I | Mt 10:17-22
12-27 The Holy Family of Jesus, Mary and Joseph | feast | white | Christmas Time | B/I | Lk 2:22-40
12-28 The Holy Innocents, Martyrs | feast | red | Christmas Time | B/I | Mt 2:13-18
12-29 Fifth Day within the Octave of the Nativity of the Lord | weekday | white | Christmas Time | B/I | Lk 2:22-35
12-30 Sixth Day within the Octave of the Nativity of the Lord | weekday | white | Christmas Time | B/I | Lk 2:36-40
12-31 Seventh Day within the Octave of the Nativity of the Lord | weekday | white | Christmas Time | B/I | Jn 1:1-18
`
  .trim()
  .split('\n');

/** Year, Epiphany in the United States, Easter, First Sunday of Advent. */
export const movableFeasts = [
  [2024, '2024-01-07', '2024-03-31', '2024-12-01'],
  [2025, '2025-01-05', '2025-04-20', '2025-11-30'],
  [2026, '2026-01-04', '2026-04-05', '2026-11-29'],
  [2027, '2027-01-03', '2027-03-28', '2027-11-28'],
  [2028, '2028-01-02', '2028-04-16', '2028-12-03'],
  [2029, '2029-01-07', '2029-04-01', '2029-12-02'],
  [2030, '2030-01-06', '2030-04-21', '2030-12-01'],
] as const;
