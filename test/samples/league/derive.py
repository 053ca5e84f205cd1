"""Works out places, money and prizes of the sample from its sheets alone, without the product's code.

  python3 test/samples/league/derive.py

Writes expected.json. What must be found (charges, who is out, findings) stands below, written by hand
from the lists of troubles in generate.mjs; EXPECTED.md says why.
"""
import csv, json
from collections import defaultdict
from fractions import Fraction as F
from pathlib import Path

HERE = Path(__file__).parent
read = lambda name: list(csv.DictReader(open(HERE / 'book' / f'{name}.csv', encoding='utf-8')))
teams = {r['Команда']: r['Лига'] for r in read('Команды') if not r['Игрок']}
games, ledger = read('Протоколы'), read('Штрафы')
STAGE = {'высшая': 'top', 'вторая': 'second'}
MAFIA = {'маф', 'босс'}
PAY = {  # outcome: good, mafia (3.1)
    'мирные': (F(2), F(0)), 'мафия': (F(0), F(3)),
    '3': (F(1, 4), F(5, 2)), '2': (F(1, 2), F(2)), '1': (F(1), F(3, 2)),
}
PRIZES = {'top': [1000, 750, 500, 400, 300, 200, 120, 90, 60, 35], 'second': [100, 75, 70, 60, 50, 30, 20, 10]}

# Charges that the sheets call for, in the order of EXPECTED.md: clause, team, player, game, repeat, sanction, answered.
CHARGES = [
    ('2.17', 'Южный вокзал', None, 1004, 1, 'deduct 0.1', True),
    ('2.17', 'Южный вокзал', None, 1009, 2, 'deduct 0.1', True),
    ('2.17', 'Южный вокзал', None, 1015, 3, 'deduct 0.1', False),
    ('2.17', 'Грачи', None, 2005, 1, 'deduct 0.1', False),
    ('2.23', 'Ночной дилижанс', 'Кучер', 1014, 1, 'deduct 0.1', False),
    ('2.23', 'Жук и Ко', None, 2008, 1, 'deduct 0.1', False),
    ('3.1', 'Пятый угол', 'Угольник', 1011, 1, 'deduct 0.1', True),
    ('2.17', 'Мельница', None, 2006, 1, 'deduct 0.1', True),
    ('2.17', 'Мельница', None, 2010, 2, 'deduct 0.1', True),
]
# Fines of the open charges in money, halved in the second league (2.26).
OPEN_MONEY = {('Южный вокзал', 1015): F(125), ('Грачи', 2005): F(75, 2), ('Ночной дилижанс', 1014): F(100), ('Жук и Ко', 2008): F(50)}
# What each confirmed ruling costs: clause, or clause and repeat -> money, and whether it is a fine (2.27).
COST = {'2.10': (100, False), '2.21': (75, True), '3.1': (100, True), '2.25': (300, True), '4.3': (50, False)}
OUT = {'Мельница'}  # 2.15: refused to pay, and has not paid

number = lambda text: F(text.replace(',', '.')) if text else F(0)


def outcome(row):
    if row['Омон']:
        return row['Омон']
    return row['Исход'].removeprefix('омон-')


def seats():
    """Points and mafia games of each team; of two rows of one team in a game the smaller result."""
    results = defaultdict(list)
    for row in games:
        if row['Исход'] == 'остановлена' or row['Тур'] == 'доп':
            continue
        good, mafia = PAY[outcome(row)]
        was_mafia = row['Роль'] in MAFIA
        points = F(0) if row['Дней'] else mafia if was_mafia else good
        results[row['Партия'], row['Команда']].append((points, was_mafia, outcome(row) == 'мафия'))
    total, played, won = defaultdict(F), defaultdict(int), defaultdict(int)
    for (_, team), own in results.items():
        points, was_mafia, win = min(own)
        total[team] += points
        played[team] += was_mafia
        won[team] += was_mafia and win
    return total, {t: F(won[t], played[t]) if played[t] else None for t in teams}


def rulings(confirm):
    """Points off, money due and paid, by team."""
    off, due, paid = defaultdict(F), defaultdict(F), defaultdict(F)
    broken = defaultdict(int)
    for row in ledger:
        team, clause = row['Команда'], row['Пункт']
        paid[team] += number(row['Оплачено'])
        if row['Состояние'] != 'подтверждён':
            continue
        money, fine = COST.get(clause, (number(row['Деньги']), bool(row['Деньги'])))
        if clause == '2.14':
            broken[team] += 1
            money, fine = (100, True) if broken[team] == 1 else (0, False)
        due[team] += money
        off[team] += F(1, 10) if fine else 0
    if confirm:
        for (team, _), money in OPEN_MONEY.items():
            due[team] += money
            off[team] += F(1, 10)
    return off, {t: due[t] - paid[t] for t in teams if due[t] > paid[t]}


def text(x):
    if x.denominator == 1:
        return str(x.numerator)
    scaled = x * 1000
    return f'{float(x):.3f}'.rstrip('0') if scaled.denominator == 1 else str(x)


def standings(confirm):
    total, rate = seats()
    off, _ = rulings(confirm)
    extra = {r['Команда']: PAY[outcome(r)][r['Роль'] in MAFIA] for r in games if r['Тур'] == 'доп'}
    tables = []
    for league, stage in STAGE.items():
        points = {t: total[t] - off[t] for t, l in teams.items() if l == league}
        inside = [t for t in points if t not in OUT]
        best = lambda t: (points[t], -1 if rate[t] is None else rate[t])
        first = max(map(best, inside))
        leaders = [t for t in inside if best(t) == first]
        key = lambda t: (*best(t), extra.get(t, F(0)) if t in leaders and len(leaders) > 1 else F(0))
        rows = []
        for t in points:
            if t in OUT:
                rows.append((None, False, t, points[t], off[t], '', False))
                continue
            place = 1 + sum(key(o) > key(t) for o in inside)
            ties = sum(key(o) == key(t) for o in inside)
            alone = sum(points[o] == points[t] for o in inside) == 1
            by = '' if alone else 'shared' if ties > 1 else 'extra round' if t in leaders else '3.2'
            line = len(inside) - 1 if stage == 'top' else 2
            rows.append((place, ties > 1, t, points[t], off[t], by, place <= line))
        rows.sort(key=lambda r: (r[0] or 99, r[2].lower().replace('ё', 'е')))
        tables.append({'stage': stage, 'rows': [
            {'place': p, 'shared': s, 'team': t, 'points': text(x), 'penalties': text(o), 'decidedBy': b, 'qualified': q}
            for p, s, t, x, o, b, q in rows]})
    return tables


def prizes(tables):
    found = []
    for table in tables:
        for row in table['rows']:
            if row['place'] is None:
                continue
            n = sum(other['place'] == row['place'] for other in table['rows'])
            list_ = PRIZES[table['stage']] + [0] * 10
            pot = F(sum(list_[row['place'] - 1:row['place'] - 1 + n]), n)
            if pot:
                found.append({'stage': table['stage'], 'team': row['team'], 'money': text(pot)})
    return found


as_is, confirmed = standings(False), standings(True)
expected = {
    'now': '2026-10-25T12:00',
    'standings': as_is,
    'standingsConfirmed': confirmed,
    'money': {t: text(m) for t, m in sorted(rulings(False)[1].items())},
    'moneyConfirmed': {t: text(m) for t, m in sorted(rulings(True)[1].items())},
    'prizes': prizes(as_is),
    'charges': [dict(zip(('clause', 'team', 'player', 'game', 'repeat', 'sanction'), c[:6]), state='confirmed' if c[6] else 'proposed') for c in CHARGES],
    'misconduct': [
        ['5.1', 'Шишка', 1, 'warning'], ['5.4', 'Шишка', 2, 'player out: day'], ['5.2', 'Шишка', 3, 'player out: half'], ['5.5', 'Шишка', 4, 'player out: end'],
        ['5.1', 'Носик', 1, 'warning'], ['5.4', 'Щеколда', 1, 'warning'], ['5.4', 'Щеколда', 2, 'player out: day'],
    ],
    'barred': [['Шишка', '5.5', 'end'], ['Чердак', '2.24', 'end'], ['Кучер', '2.7', 'end'], ['Лопата', '2.14', 'end'], ['Проводник', '2.25', 'end']],
    'findings': [
        ['warning', 'compositionOdd'], ['warning', 'noContract'], ['warning', 'transferOutside'], ['warning', 'salaryLow'], ['warning', 'barredPlayed'],
    ],
}
(HERE / 'expected.json').write_text(json.dumps(expected, ensure_ascii=False, indent=2) + '\n', encoding='utf-8')
